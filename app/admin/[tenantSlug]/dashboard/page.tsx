import type { Metadata } from "next"
import { headers } from "next/headers"
import Link from "next/link"
import { redirect } from "next/navigation"
import type { ReactNode } from "react"
import { chatbotPath } from "@/components/chatbot-dashboard/chatbot-tabs"
import { comesFromChatbot } from "@/components/chatbot-dashboard/comes-from-chatbot"
import { CollectTab } from "@/components/collect/collect-tab"
import { loadCollectTab } from "@/components/collect/load-collect"
import { periodOf } from "@/components/collect/period"
import { formWords } from "@/components/forms/form-words"
import { currentTab, linkTabs, TENANT_TABS, tabHref } from "@/components/layout/dashboard-tabs"
import * as layoutWords from "@/components/layout/layout-words"
import { PageHeader } from "@/components/layout/page-header"
import { PreviewLink } from "@/components/layout/preview-link"
import { PRODUCT_LABELS } from "@/components/layout/products"
import { sectionOf } from "@/components/layout/section-layout"
import { loadSettings } from "@/components/settings/load-settings"
import { SettingsBanner } from "@/components/settings/settings-banner"
import { SettingsFailure } from "@/components/settings/settings-failure"
import { FIRST_SECTION, SECTIONS } from "@/components/settings/settings-sections"
import { SettingsTab } from "@/components/settings/settings-tab"
import { CopyPageLink } from "@/components/testimonials-dashboard/copy-link"
import { DashboardFailure } from "@/components/testimonials-dashboard/dashboard-failure"
import { type PageSearchParams, readListSearch } from "@/components/testimonials-dashboard/list-search"
import { loadDashboardPage } from "@/components/testimonials-dashboard/load-dashboard-page"
import { TestimonialsTab } from "@/components/testimonials-dashboard/testimonials-tab"
import { RefusedUploadsBanner, UnavailableBanner } from "@/components/testimonials-dashboard/unavailable-banner"
import { buttonClass } from "@/components/ui/button-class"
import { LinkTabs } from "@/components/ui/link-tabs"
import { WhatsNew } from "@/components/whats-new/whats-new"
import { loadWidgetsPage } from "@/components/widgets/load-widgets-page"
import { WebsiteTab } from "@/components/widgets/website-tab"
import { widgetInAddress } from "@/components/widgets/widget-address"
import { WidgetsFailure } from "@/components/widgets/widgets-failure"
import { loadSession } from "@/lib/accounts/loaders"
import { hasRole } from "@/lib/accounts/roles"
import type { SignedInUser, Tenant } from "@/lib/client/contract"
import { loadRefusedUpload } from "@/lib/platform/loaders"
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
	const shown = await TABS[tab](tenantSlug, tabHref(path, TENANT_TABS, tab), query)
	if ("failure" in shown) {
		return (
			<>
				<PlatformActions />
				{shown.failure}
			</>
		)
	}
	const { viewer, tenant, banner, content } = shown
	// A phone's top bar has no room for the products.
	const chatbotLink = { label: PRODUCT_LABELS.chatbot, href: chatbotPath(tenantSlug), current: false, phoneOnly: true }
	const isPlatformAdmin = viewer.role === "platform_admin"
	return (
		<>
			<PageHeader
				title={tenant.tenant_name}
				back={isPlatformAdmin ? BACK_TO_PLATFORM : undefined}
				actions={
					isPlatformAdmin ? <PreviewLink tenantSlug={tenant.tenant_slug} /> : <CopyPageLink address={tenant.page_url} />
				}
			/>
			<LinkTabs label={layoutWords.dashboard} tabs={linkTabs(path, TENANT_TABS, tab).toSpliced(1, 0, chatbotLink)} />
			<div className="pt-4 empty:hidden">{banner}</div>
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

type Shown = { viewer: SignedInUser; tenant: Tenant; banner: ReactNode; content: ReactNode } | { failure: ReactNode }
type TabName = keyof typeof TENANT_TABS.names

const TABS: Record<TabName, (tenantSlug: string, base: string, query: PageSearchParams) => Promise<Shown>> = {
	async testimonials(tenantSlug, base, query) {
		const search = readListSearch(query)
		const [loaded, news, refusedBytes] = await Promise.all([
			loadDashboardPage(tenantSlug, base, search),
			loadWhatsNew(tenantSlug),
			loadRefusedUpload(),
		])
		const tenant = loaded?.dashboard.tenant
		if (!loaded || !tenant) return { failure: <DashboardFailure /> }
		return {
			viewer: loaded.viewer,
			tenant,
			banner: <UnavailableBanner tenant={tenant} />,
			content: (
				<>
					{hasRole(loaded.viewer, "owner") && <RefusedUploadsBanner bytes={refusedBytes} />}
					{news && <WhatsNew loaded={news} tenant={tenant} base={base} readOnly={!hasRole(loaded.viewer, "editor")} />}
					<TestimonialsTab {...loaded} base={base} search={search} />
				</>
			),
		}
	},
	async collect(tenantSlug, base, query) {
		const weeks = periodOf(query.weeks)
		const loaded = await loadCollectTab(tenantSlug, weeks)
		if (!loaded) return { failure: <DashboardFailure /> }
		const { viewer, tenant } = loaded
		return {
			viewer,
			tenant,
			banner: <UnavailableBanner tenant={tenant} />,
			content: <CollectTab {...loaded} weeks={weeks} base={base} />,
		}
	},
	async website(tenantSlug, base, query) {
		const loaded = await loadWidgetsPage(tenantSlug)
		if (!loaded) return { failure: <WidgetsFailure /> }
		const { viewer, tenant } = loaded
		const path = base.slice(0, base.indexOf("?"))
		return {
			viewer,
			tenant,
			banner: <UnavailableBanner tenant={tenant} />,
			content: <WebsiteTab {...loaded} base={base} testimonialsHref={path} open={widgetInAddress(query.widget)} />,
		}
	},
	async settings(tenantSlug, base, query) {
		const section = sectionOf(SECTIONS, query.section)
		const { cursor } = readListSearch(query)
		const loaded = await loadSettings(tenantSlug, section ?? FIRST_SECTION, cursor)
		if (!loaded) return { failure: <SettingsFailure /> }
		const { viewer, tenant } = loaded
		return {
			viewer,
			tenant,
			banner: <SettingsBanner tenant={tenant} isPlatformAdmin={viewer.role === "platform_admin"} />,
			content: <SettingsTab {...loaded} base={base} chosen={section} cursor={cursor} />,
		}
	},
}
