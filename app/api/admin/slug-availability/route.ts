import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findSlugProblem } from "@/lib/tenants/queries"
import { SlugQuery } from "@/lib/tenants/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/slug-availability", {
		query: SlugQuery,
		handle: async ({ scope, query: { slug } }) => {
			const message = await findSlugProblem(scope, slug)
			return { slug, available: message === null, message }
		},
	}),
})
