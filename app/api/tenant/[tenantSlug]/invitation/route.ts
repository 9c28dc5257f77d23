import { resource } from "@/lib/http/resource"
import { noteVisit } from "@/lib/submissions/invitations/visit-mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/tenant/{tenantSlug}/invitation": ({ scope, body }) => noteVisit(scope, body),
})
