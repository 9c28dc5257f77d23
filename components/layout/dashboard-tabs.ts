import type { LinkTab } from "@/components/ui/link-tabs"

export interface DashboardTabs {
	readonly names: Readonly<Record<string, string>>
	/** The tab at the address without a query. It need not be the first. */
	readonly initial: string
}

export const PLATFORM_TABS = {
	names: { testimonials: "Testimonials", tenants: "Tenants", settings: "Platform Settings" },
	initial: "tenants",
} as const satisfies DashboardTabs

export const TENANT_TABS = {
	names: { testimonials: "Testimonials", collect: "Collect", website: "Website", settings: "Settings" },
	initial: "testimonials",
} as const satisfies DashboardTabs

export function tabHref(path: string, tabs: DashboardTabs, name: string): string {
	return name === tabs.initial ? path : `${path}?tab=${name}`
}

export function currentTab<T extends DashboardTabs>(
	tabs: T,
	asked: string | string[] | undefined,
): keyof T["names"] & string {
	return typeof asked === "string" && Object.hasOwn(tabs.names, asked) ? asked : tabs.initial
}

export function linkTabs(path: string, tabs: DashboardTabs, current: string): LinkTab[] {
	return Object.entries(tabs.names).map(([name, label]) => ({
		label,
		href: tabHref(path, tabs, name),
		current: name === current,
	}))
}
