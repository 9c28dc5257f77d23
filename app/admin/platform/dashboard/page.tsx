import type { Metadata } from "next"
import type { ReactNode } from "react"
import { currentTab, linkTabs, PLATFORM_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import { loadPlatformSection } from "@/components/platform/load-platform-section"
import { PlatformSettingsTab } from "@/components/platform/platform-settings-tab"
import { platformWords } from "@/components/platform/platform-words"
import { SettingsFailure } from "@/components/settings/settings-failure"
import { loadTenants } from "@/components/tenants/load-tenants"
import { TenantBrowser } from "@/components/tenants/tenant-browser"
import { TenantsFailure } from "@/components/tenants/tenants-failure"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { loadDashboardPage } from "@/components/testimonials-dashboard/load-dashboard-page"
import { TestimonialsTab } from "@/components/testimonials-dashboard/testimonials-tab"
import { LinkTabs } from "@/components/ui/link-tabs"

export const metadata: Metadata = { title: platformWords.dashboard, robots: { index: false } }

const PATH = "/admin/platform/dashboard"

export default async function PlatformDashboardPage({ searchParams }: { searchParams: Promise<PageSearchParams> }) {
	const params = await searchParams
	const tab = currentTab(PLATFORM_TABS, params.tab)
	const content = await TABS[tab](tabHref(PATH, PLATFORM_TABS, tab), params)
	return (
		<>
			<PageHeader title={platformWords.platform} />
			<LinkTabs label={platformWords.dashboard} tabs={linkTabs(PATH, PLATFORM_TABS, tab)} />
			{content}
		</>
	)
}

type TabName = keyof typeof PLATFORM_TABS.names

const TABS: Record<TabName, (base: string, params: PageSearchParams) => Promise<ReactNode>> = {
	async testimonials(base, params) {
		const search = readListSearch(params)
		const loaded = await loadDashboardPage(null, base, search)
		return loaded ? <TestimonialsTab {...loaded} base={base} search={search} /> : <DashboardFailure />
	},
	async tenants(base, params) {
		const search = readListSearch(params)
		const loaded = await loadTenants(base, search)
		if (!loaded) return <TenantsFailure />
		const { tenants, total, next_cursor } = loaded
		return <TenantBrowser tenants={tenants} total={total} nextCursor={next_cursor} base={base} search={search} />
	},
	async settings(base, params) {
		const loaded = await loadPlatformSection(params)
		return loaded ? <PlatformSettingsTab {...loaded} base={base} /> : <SettingsFailure />
	},
}
