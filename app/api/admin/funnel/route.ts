import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentFunnel } from "@/lib/submissions/funnel/present"
import { readFunnel } from "@/lib/submissions/funnel/queries"
import { FunnelQuery } from "@/lib/submissions/funnel/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/funnel", {
		query: FunnelQuery,
		handle: async ({ scope, query }) => presentFunnel(await readFunnel(scope, query.weeks)),
	}),
})
