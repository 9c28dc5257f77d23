import { describe, expect, it } from "vitest"
import { currentTab, linkTabs, PLATFORM_TABS, tabHref } from "./dashboard-tabs"

const TABS = { names: { testimonials: "Testimonials", settings: "Settings" }, initial: "testimonials" } as const

describe("tabs in the address", () => {
	it("opens the initial one if the address names none, an unknown or a repeated one", () => {
		for (const asked of [undefined, "toString", "nothing", ["settings", "settings"]]) {
			expect(currentTab(TABS, asked)).toBe("testimonials")
			expect(currentTab(PLATFORM_TABS, asked)).toBe("tenants")
		}
		expect(currentTab(TABS, "settings")).toBe("settings")
	})

	it("leaves the initial one out of the address, wherever it is in the row", () => {
		expect(tabHref("/admin/demo/dashboard", TABS, "testimonials")).toBe("/admin/demo/dashboard")
		expect(linkTabs("/admin/demo/dashboard", TABS, "settings")[1]).toEqual({
			label: "Settings",
			href: "/admin/demo/dashboard?tab=settings",
			current: true,
		})
		expect(linkTabs("/p", PLATFORM_TABS, "tenants")).toEqual([
			{ label: "Testimonials", href: "/p?tab=testimonials", current: false },
			{ label: "Tenants", href: "/p", current: true },
			{ label: "Platform Settings", href: "/p?tab=settings", current: false },
		])
	})
})
