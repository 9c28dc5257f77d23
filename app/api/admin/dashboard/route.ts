import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { dashboardOf } from "@/lib/submissions/dashboard"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/dashboard": ({ scope, query }) => dashboardOf(scope, query),
})
