import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { importTexts } from "@/lib/submissions/imports/mutations"
import { IMPORT_BODY_CAP, TextImport } from "@/lib/submissions/imports/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/submissions/import-texts", {
		body: json(TextImport, { cap: IMPORT_BODY_CAP }),
		handle: ({ scope, viewer, client, body }) => importTexts(scope, { viewer, address: client.address }, body),
	}),
})
