import type { ReactNode } from "react"
import { hasRole } from "@/lib/accounts/roles"
import type { Dashboard, SignedInUser } from "@/lib/client/contract"
import { packRows } from "@/lib/client/pack-rows"
import type { ListSearch } from "./list-search"
import { PackedBrowser } from "./packed-browser"

export interface TestimonialsTabProps {
	viewer: SignedInUser
	dashboard: Dashboard
	base: string
	search: ListSearch
	firstRun?: ReactNode
}

export function TestimonialsTab({ viewer, dashboard, base, search, firstRun }: TestimonialsTabProps) {
	const { tenant, submissions, totals, tags, next_cursor } = dashboard
	// Matches lib/tenants/resolve-scope.ts, which lets platform admins write to a tenant out of service.
	const stopped = tenant !== null && !(tenant.is_active && tenant.video_testimonials_enabled)
	const mayWrite = hasRole(viewer, "editor")
	const readOnly = (stopped && viewer.role !== "platform_admin") || !mayWrite
	return (
		<PackedBrowser
			submissions={packRows(submissions)}
			dashboard={{ totals, tags, next_cursor }}
			base={base}
			search={search}
			tenant={
				tenant && { tenant_slug: tenant.tenant_slug, page_url: tenant.page_url, accept_written: tenant.accept_written }
			}
			readOnly={readOnly}
			mayExport={mayWrite}
			firstRun={totals.total === 0 && !readOnly ? firstRun : undefined}
		/>
	)
}
