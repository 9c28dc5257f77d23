import type { Metadata } from "next"
import { headers } from "next/headers"
import Link from "next/link"
import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { chatbotPath } from "@/components/chatbot-dashboard/chatbot-tabs"
import { comesFromChatbot } from "@/components/chatbot-dashboard/comes-from-chatbot"
import { CollectTab } from "@/components/collect/collect-tab"
import { periodOf } from "@/components/collect/period"
import { formWords } from "@/components/forms/form-words"
import { settingsAccess } from "@/components/forms/settings-access"
import { currentTab, linkTabs, TENANT_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import * as layoutWords from "@/components/layout/layout-words"
import { PageHeader } from "@/components/layout/page-header"
import { PreviewLink } from "@/components/layout/preview-link"
import { SectionLayout, sectionOf } from "@/components/layout/section-layout"
import { SettingsBanner } from "@/components/settings/settings-banner"
import { SECTION_GROUPS, SECTIONS, sectionsFor } from "@/components/settings/settings-sections"
import { settingsWords } from "@/components/settings/settings-words"
import { CopyPageLink } from "@/components/testimonials-dashboard/copy-link"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { TestimonialsTab } from "@/components/testimonials-dashboard/testimonials-tab"
import { toNewestPage } from "@/components/testimonials-dashboard/to-newest-page"
import { RefusedUploadsBanner, UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { buttonClass } from "@/components/ui/button-class"
import { ErrorState } from "@/components/ui/error-state"
import { LinkTabs } from "@/components/ui/link-tabs"
import { FirstLanguage } from "@/components/whats-new/first-language"
import { FirstRun } from "@/components/whats-new/first-run"
import { WhatsNew } from "@/components/whats-new/whats-new"
import { WebsiteTab } from "@/components/widgets/website-tab"
import { widgetInAddress } from "@/components/widgets/widget-address"
import { widgetWords } from "@/components/widgets/widget-words"
import { loadSession } from "@/lib/accounts/loaders"
import { hasRole } from "@/lib/accounts/roles"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { failPage } from "@/lib/http/page-status"
import { loadRefusedUpload } from "@/lib/platform/loaders"
import { loadCollect } from "@/lib/submissions/funnel/loaders"
import { loadInvitations } from "@/lib/submissions/invitations/loaders"
import { loadDashboard } from "@/lib/submissions/loaders"
import { loadWidgets } from "@/lib/submissions/widgets/loaders"
import { availableLanguages } from "@/lib/tenants/languages/loaders"
import { loadTenantSettings } from "@/lib/tenants/loaders"
import { loadWhatsNew } from "@/lib/whats-new/loaders"

export const metadata: Metadata = { title: layoutWords.dashboard, robots: { index: false } }

const BACK_TO_PLATFORM = { label: layoutWords.backToPlatform, href: "/admin/platform/dashboard" }

export interface TenantDashboardPageProps {
	params: Promise<{ tenantSlug: string }>
	searchParams: Promise<PageSearchParams>
}

export default async function TenantDashboardPage({ params, searchParams }: TenantDashboardPageProps) {
	const [{ tenantSlug }, query] = await Promise.all([params, searchParams])
	const path = `/admin/${encodeURIComponent(tenantSlug)}/dashboard`
	// The chatbot has one page. An admin who comes from its screens lands there, unless the address names a tab.
	const cameFromChatbot = query.tab === undefined && comesFromChatbot((await headers()).get("referer"))
	if (query.tab === "chatbot" || cameFromChatbot) redirect(chatbotPath(tenantSlug))
	const tab = currentTab(TENANT_TABS, query.tab)
	const base = tabHref(path, TENANT_TABS, tab)
	const shown = await TABS[tab].open({ tenantSlug, path, base, query })
	if (!shown) {
		return (
			<>
				<PlatformActions />
				{TABS[tab].failure}
			</>
		)
	}
	const { viewer, tenant, content } = shown
	const isPlatformAdmin = viewer.role === "platform_admin"
	return (
		<>
			<PageHeader
				title={tenant.tenant_name}
				back={isPlatformAdmin ? BACK_TO_PLATFORM : undefined}
				actions={
					isPlatformAdmin ? (
						<PreviewLink tenantSlug={tenant.tenant_slug} />
					) : (
						// The Collect tab has the address, and the other tabs are not about sharing it.
						tab === "testimonials" && <CopyPageLink address={tenant.page_url} />
					)
				}
			/>
			<LinkTabs label={layoutWords.dashboard} tabs={linkTabs(path, TENANT_TABS, tab)} />
			<div className="pt-4 empty:hidden">
				{tab === "settings" ? (
					<SettingsBanner tenant={tenant} isPlatformAdmin={isPlatformAdmin} />
				) : (
					<UnavailableBanner tenant={tenant} />
				)}
			</div>
			{/* The settings say it in each section. */}
			{tab !== "settings" && !hasRole(viewer, "editor") && (
				<p className="pt-4 text-ink-muted">{formWords.roleReadOnly}</p>
			)}
			{content}
		</>
	)
}

/** Shown when the tenant could not be read. Draws nothing unless the viewer is a platform admin. */
async function PlatformActions() {
	const session = await loadSession().catch(() => null)
	if (!session || session.tenant) return null
	return (
		<div className="flex items-center justify-between gap-4 pt-5 sm:pt-8">
			<Link href={BACK_TO_PLATFORM.href} className={buttonClass({ variant: "quiet" })}>
				<span aria-hidden="true">←</span>
				{BACK_TO_PLATFORM.label}
			</Link>
			<PreviewLink tenantSlug={null} />
		</div>
	)
}

interface Address {
	tenantSlug: string
	path: string
	base: string
	query: PageSearchParams
}

interface Tab<T> {
	/** The tab's own failure screen, in the server's HTML. An error.tsx can't do that. */
	failure: ReactNode
	load(address: Address): Promise<T>
	view(loaded: T, address: Address): ReactNode
}

/** Loads one tab's data alone. `open` returns null if that failed. */
function tab<T extends { viewer: SignedInUser; tenant: Tenant | null }>({ failure, load, view }: Tab<T>) {
	const open = async (address: Address) => {
		const about = { address: address.base, section: address.query.section }
		const loaded = await load(address).catch((error) => failPage(error, "dashboard tab not loaded", about))
		if (!loaded?.tenant) return null
		return { viewer: loaded.viewer, tenant: loaded.tenant, content: view(loaded, address) }
	}
	return { failure, open }
}

const TABS = {
	testimonials: tab({
		failure: <DashboardFailure />,
		async load({ tenantSlug, base, query }) {
			const search = readListSearch(query)
			const [loaded, news, refusedBytes] = await Promise.all([
				loadDashboard({ tenantSlug, search }).catch(toNewestPage(base, search)),
				loadWhatsNew(tenantSlug),
				loadRefusedUpload(),
			])
			return { ...loaded, tenant: loaded.dashboard.tenant, search, news, refusedBytes }
		},
		view: ({ viewer, tenant, dashboard, search, news, refusedBytes }, { base }) => (
			<>
				{hasRole(viewer, "owner") && <RefusedUploadsBanner bytes={refusedBytes} />}
				{news && tenant && <WhatsNew loaded={news} tenant={tenant} base={base} readOnly={!hasRole(viewer, "editor")} />}
				<TestimonialsTab
					viewer={viewer}
					dashboard={dashboard}
					base={base}
					search={search}
					firstRun={
						tenant && (
							<>
								{tenant.languages.length === 0 && (
									<FirstLanguage access={settingsAccess(viewer, tenant)} base={base} available={availableLanguages()} />
								)}
								<FirstRun tenant={tenant} base={base} hasKnowledge={news?.open.hasKnowledge ?? null} />
							</>
						)
					}
				/>
			</>
		),
	}),
	collect: tab({
		failure: <DashboardFailure />,
		async load({ tenantSlug, query }) {
			const weeks = periodOf(query.weeks)
			const [collect, invitations] = await Promise.all([loadCollect(tenantSlug, weeks), loadInvitations(tenantSlug)])
			return { ...collect, invitations, weeks }
		},
		view: (loaded, { base }) => <CollectTab {...loaded} base={base} />,
	}),
	website: tab({
		failure: <ErrorState title={widgetWords.failed}>{widgetWords.failedWhy}</ErrorState>,
		load: ({ tenantSlug }) => loadWidgets(tenantSlug),
		view: (loaded, { base, path, query }) => (
			<WebsiteTab {...loaded} base={base} testimonialsHref={path} open={widgetInAddress(query.widget)} />
		),
	}),
	settings: tab({
		failure: <ErrorState title={settingsWords.dashboardFailed}>{settingsWords.failedWhy}</ErrorState>,
		async load({ tenantSlug, query }) {
			const chosen = sectionOf(SECTIONS, query.section)
			const { cursor } = readListSearch(query)
			const current = chosen ?? "page"
			const [loaded, draw] = await Promise.all([
				loadTenantSettings(tenantSlug),
				SECTIONS[current].open(tenantSlug, cursor),
			])
			return { ...loaded, chosen, current, cursor, draw }
		},
		view: ({ viewer, tenant, chosen, current, cursor, draw }, { base }) => (
			<SectionLayout
				label={settingsWords.settings}
				sections={sectionsFor(viewer)}
				groups={SECTION_GROUPS}
				base={base}
				chosen={chosen}
				current={current}
			>
				{draw({ tenant, access: settingsAccess(viewer, tenant), base, cursor })}
			</SectionLayout>
		),
	}),
} satisfies Record<keyof typeof TENANT_TABS.names, unknown>
