import type { Page } from "@playwright/test"

/** Drives a dashboard by what is visible to its owner. */
export function dashboard(page: Page) {
	const row = (name: string) => page.getByRole("row").filter({ has: page.getByText(name, { exact: true }) })
	return {
		list: page.getByRole("table", { name: "Testimonials" }),
		rows: page.getByRole("row").filter({ has: page.getByRole("link", { name: /^Watch / }) }),
		row,
		watch: (name: string) => page.getByRole("link", { name: `Watch ${name}` }),
		filter: (label: string) =>
			page.getByRole("navigation", { name: "Filter by status" }).getByRole("link", { name: new RegExp(`${label}$`) }),
		search: page.getByRole("searchbox", { name: "Search testimonials" }),
		bulk: page.getByRole("toolbar", { name: "Selected testimonials" }),
		/** A toast. It appears and disappears by itself. */
		notifications: page.getByRole("region", { name: /^Notifications/ }),
		open: (tenantSlug: string) => page.goto(`/admin/${tenantSlug}/dashboard`),
		async choose(name: string, action: string) {
			await page.getByRole("button", { name: `More for ${name}` }).click()
			await page.getByRole("menuitem", { name: action }).click()
		},
		async logout() {
			await page.getByRole("button", { name: /^Account: / }).click()
			await page.getByRole("menuitem", { name: "Logout" }).click()
		},
	}
}
