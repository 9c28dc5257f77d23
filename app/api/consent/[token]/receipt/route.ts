import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { readConsent } from "@/lib/submissions/consent/loaders"
import { presentConsentFacts } from "@/lib/submissions/consent/present"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"GET /api/consent/{token}/receipt": async ({ params }) => {
		const facts = presentConsentFacts(await readConsent(params.token))
		const headers = {
			"content-type": "application/json",
			"content-disposition": `attachment; filename="consent-receipt-${facts.given_at.slice(0, 10)}.json"`,
			"cache-control": "no-store",
		}
		return new RawReply(new Response(`${JSON.stringify(facts, null, "\t")}\n`, { headers }))
	},
})
