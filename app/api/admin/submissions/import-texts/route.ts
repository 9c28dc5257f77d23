import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { importTexts } from "@/lib/submissions/imports/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/submissions/import-texts": ({ scope, viewer, client, body }) =>
		importTexts(scope, { viewer, address: client.address }, body),
})
