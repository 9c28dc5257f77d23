import type { LinkTab } from "@/components/ui/link-tabs"

/** The platform opens on its tenants and a tenant on its testimonials, once the other tabs stand here. */
export const PLATFORM_TABS = { testimonials: "Testimonials" } as const
export const TENANT_TABS = { testimonials: "Testimonials" } as const

export type TabNames = Readonly<Record<string, string>>

/** The first tab has the bare address. */
export function tabHref(path: string, tabs: TabNames, name: string): string {
	return name === Object.keys(tabs)[0] ? path : `${path}?tab=${name}`
}

/** Which tab the address asks for; an unknown one is the first. */
export function currentTab<T extends TabNames>(tabs: T, asked: string | string[] | undefined): keyof T & string {
	return typeof asked === "string" && Object.hasOwn(tabs, asked) ? asked : (Object.keys(tabs)[0] ?? "")
}

export function linkTabs(path: string, tabs: TabNames, current: string): LinkTab[] {
	return Object.entries(tabs).map(([name, label]) => ({
		label,
		href: tabHref(path, tabs, name),
		current: name === current,
	}))
}
