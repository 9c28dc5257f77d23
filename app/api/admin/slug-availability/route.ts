import { resource } from "@/lib/http/resource"
import { tenantCalls } from "@/lib/tenants/calls"
import { findSlugProblem } from "@/lib/tenants/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(tenantCalls, {
	"GET /api/admin/slug-availability": async ({ scope, query: { slug } }) => {
		const message = await findSlugProblem(scope, slug)
		return { slug, available: message === null, message }
	},
})
