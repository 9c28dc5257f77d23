import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { noteStep } from "@/lib/submissions/funnel/mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/tenant/{tenantSlug}/funnel": async ({ scope, body }) => {
		await noteStep(scope, body)
		return noContent()
	},
})
