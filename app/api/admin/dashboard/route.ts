import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { dashboardOf } from "@/lib/submissions/dashboard"
import { DashboardQuery } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/dashboard", {
		query: DashboardQuery,
		handle: ({ scope, query }) => dashboardOf(scope, query),
	}),
})
