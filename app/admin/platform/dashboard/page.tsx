import type { Metadata } from "next"
import { currentTab, linkTabs, PLATFORM_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import { PageHeader } from "@/components/layout/page-header"
import { DashboardFailure } from "@/components/submissions/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/submissions/list-search"
import { loadDashboardPage } from "@/components/submissions/load-dashboard-page"
import { TestimonialsTab } from "@/components/submissions/testimonials-tab"
import { LinkTabs } from "@/components/ui/link-tabs"

export const metadata: Metadata = { title: "Platform dashboard", robots: { index: false } }

const PATH = "/admin/platform/dashboard"

export default async function PlatformDashboardPage({ searchParams }: { searchParams: Promise<PageSearchParams> }) {
	const params = await searchParams
	const tab = currentTab(PLATFORM_TABS, params.tab)
	const base = tabHref(PATH, PLATFORM_TABS, tab)
	const search = readListSearch(params)
	const loaded = await loadDashboardPage(null, base, search)
	if (!loaded) return <DashboardFailure />
	return (
		<>
			<PageHeader title="Platform" />
			<LinkTabs label="Platform dashboard" tabs={linkTabs(PATH, PLATFORM_TABS, tab)} />
			<TestimonialsTab {...loaded} base={base} search={search} />
		</>
	)
}
