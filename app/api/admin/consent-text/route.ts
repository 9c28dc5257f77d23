import { json } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { saveConsentText } from "@/lib/submissions/consent/wording/mutations"
import { presentConsentTexts } from "@/lib/submissions/consent/wording/present"
import { listConsentTexts } from "@/lib/submissions/consent/wording/queries"
import { ConsentTextQuery, ConsentTextUpdate } from "@/lib/submissions/consent/wording/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/consent-text", {
		query: ConsentTextQuery,
		handle: async ({ scope, query: { kind } }) => presentConsentTexts(kind, await listConsentTexts(scope, kind)),
	}),
	PUT: route("PUT /api/admin/consent-text", {
		body: json(ConsentTextUpdate),
		handle: async ({ scope, viewer, client, body }) => {
			await saveConsentText(scope, { viewer, address: client.address }, body)
			return presentConsentTexts(body.kind, await listConsentTexts(scope, body.kind))
		},
	}),
})
