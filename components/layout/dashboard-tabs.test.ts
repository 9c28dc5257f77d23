import { describe, expect, it } from "vitest"
import { currentTab, linkTabs, tabHref } from "./dashboard-tabs"

const TABS = { testimonials: "Testimonials", settings: "Settings" } as const

describe("tabs in the address", () => {
	it("opens the first where none, an unknown or a repeated one is asked for", () => {
		for (const asked of [undefined, "toString", "nothing", ["settings", "settings"]]) {
			expect(currentTab(TABS, asked)).toBe("testimonials")
		}
		expect(currentTab(TABS, "settings")).toBe("settings")
	})

	it("keeps the first at the bare address", () => {
		expect(tabHref("/admin/demo/dashboard", TABS, "testimonials")).toBe("/admin/demo/dashboard")
		expect(linkTabs("/admin/demo/dashboard", TABS, "settings")[1]).toEqual({
			label: "Settings",
			href: "/admin/demo/dashboard?tab=settings",
			current: true,
		})
	})
})
