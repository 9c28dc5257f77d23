import type { Metadata } from "next"
import type { ReactNode } from "react"
import { currentTab, linkTabs, PLATFORM_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import { SectionLayout, sectionOf } from "@/components/layout/section-layout"
import { PLATFORM_GROUPS, PLATFORM_SECTIONS } from "@/components/platform/platform-sections"
import { platformWords } from "@/components/platform/platform-words"
import { settingsWords } from "@/components/settings/settings-words"
import { TenantBrowser } from "@/components/tenants/tenant-browser"
import { tenantWords } from "@/components/tenants/tenant-words"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { TestimonialsTab } from "@/components/testimonials-dashboard/testimonials-tab"
import { toNewestPage } from "@/components/testimonials-dashboard/to-newest-page"
import { ErrorState } from "@/components/ui/error-state"
import { LinkTabs } from "@/components/ui/link-tabs"
import { failPage } from "@/lib/http/page-status"
import { dashboardWords } from "@/lib/submissions/dashboard-words"
import { loadDashboard } from "@/lib/submissions/loaders"
import { loadAdmin, loadTenantsPage } from "@/lib/tenants/loaders"

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
		const loading = loadDashboard({ tenantSlug: null, search }).catch(toNewestPage(base, search))
		const loaded = await loading.catch((error) => failPage(error, "dashboard not loaded"))
		return loaded ? <TestimonialsTab {...loaded} base={base} search={search} /> : <DashboardFailure />
	},
	async tenants(base, params) {
		const { q, cursor } = readListSearch(params)
		const loading = loadTenantsPage({ q, cursor }).catch(toNewestPage(base, { q, cursor }))
		const loaded = await loading.catch((error) => failPage(error, "tenants not loaded"))
		if (!loaded) return <ErrorState title={dashboardWords.loadFailed}>{tenantWords.loadFailedWhy}</ErrorState>
		const { tenants, total, next_cursor } = loaded
		return <TenantBrowser tenants={tenants} total={total} nextCursor={next_cursor} base={base} search={{ q, cursor }} />
	},
	async settings(base, params) {
		const chosen = sectionOf(PLATFORM_SECTIONS, params.section)
		const current = chosen ?? "texts"
		const { cursor } = readListSearch(params)
		const loading = loadAdmin("platform", null).then(() => PLATFORM_SECTIONS[current].open("", cursor))
		const draw = await loading.catch((error) => failPage(error, "platform settings not loaded", { current }))
		if (!draw) return <ErrorState title={settingsWords.dashboardFailed}>{settingsWords.failedWhy}</ErrorState>
		return (
			<SectionLayout
				label={platformWords.settings}
				sections={PLATFORM_SECTIONS}
				groups={PLATFORM_GROUPS}
				base={base}
				chosen={chosen}
				current={current}
			>
				{draw({ base, cursor })}
			</SectionLayout>
		)
	},
}
