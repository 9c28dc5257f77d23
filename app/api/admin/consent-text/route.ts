import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { saveConsentText } from "@/lib/submissions/consent/wording/mutations"
import { presentConsentTexts } from "@/lib/submissions/consent/wording/present"
import { listConsentTexts } from "@/lib/submissions/consent/wording/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/consent-text": async ({ scope, query: { kind } }) =>
		presentConsentTexts(kind, await listConsentTexts(scope, kind)),
	"PUT /api/admin/consent-text": async ({ scope, viewer, client, body }) => {
		await saveConsentText(scope, { viewer, address: client.address }, body)
		return presentConsentTexts(body.kind, await listConsentTexts(scope, body.kind))
	},
})
