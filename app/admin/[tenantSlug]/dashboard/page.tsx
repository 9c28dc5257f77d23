import type { Metadata } from "next"
import { currentTab, linkTabs, TENANT_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import { PreviewLink } from "@/components/layout/preview-link"
import { CopyPageLink } from "@/components/submissions/copy-page-link"
import { DashboardFailure } from "@/components/submissions/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/submissions/list-search"
import { loadDashboardPage } from "@/components/submissions/load-dashboard-page"
import { TestimonialsTab } from "@/components/submissions/testimonials-tab"
import { UnavailableBanner } from "@/components/submissions/unavailable-banner"
import { LinkTabs } from "@/components/ui/link-tabs"

export const metadata: Metadata = { title: "Dashboard", robots: { index: false } }

const BACK_TO_PLATFORM = { label: "Back to Platform Admin", href: "/admin/platform/dashboard" }

export interface TenantDashboardPageProps {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<PageSearchParams>
}

export default async function TenantDashboardPage({ params, searchParams }: TenantDashboardPageProps) {
	const [{ tenantSlug }, query] = await Promise.all([params, searchParams])
	const path = `/admin/${encodeURIComponent(tenantSlug)}/dashboard`
	const tab = currentTab(TENANT_TABS, query.tab)
	const base = tabHref(path, TENANT_TABS, tab)
	const search = readListSearch(query)
	const loaded = await loadDashboardPage(tenantSlug, base, search)
	const tenant = loaded?.dashboard.tenant
	if (!loaded || !tenant) return <DashboardFailure />
	const isPlatformAdmin = loaded.viewer.role === "platform_admin"
	return (
		<>
			<PageHeader
				title={tenant.tenant_name}
				back={isPlatformAdmin ? BACK_TO_PLATFORM : undefined}
				actions={
					isPlatformAdmin ? (
						<PreviewLink tenantSlug={tenant.tenant_slug} />
					) : (
						<CopyPageLink tenantSlug={tenant.tenant_slug} />
					)
				}
			/>
			<LinkTabs label="Dashboard" tabs={linkTabs(path, TENANT_TABS, tab)} />
			<div className="pt-4 empty:hidden">
				<UnavailableBanner tenant={tenant} />
			</div>
			<TestimonialsTab {...loaded} base={base} search={search} />
		</>
	)
}
