import type { Page } from "@playwright/test"
import { expect } from "./page"

/** The group of each section. */
const GROUPS = {
	"Public page": "Your pages",
	"Thank-you page": "Your pages",
	Privacy: "Consent & privacy",
	Team: "Team & access",
	Integrations: "Team & access",
	Activity: "Team & access",
} as const

export type SectionLabel = keyof typeof GROUPS

/** Drives the Settings tab by what is visible to its owner. */
export function settings(page: Page) {
	const button = (name: string) => page.getByRole("button", { name, exact: true })
	return {
		sections: page.getByRole("navigation", { name: "Settings", exact: true }),
		/** A setting's displayed value, found by its label. */
		value: (label: string) =>
			page
				.locator("dl > div")
				.filter({ has: page.getByText(label, { exact: true }) })
				.getByRole("definition"),
		field: (label: string) => page.getByRole("main").getByLabel(new RegExp(`^${label}\\s*(Optional)?$`)),
		edit: button("Edit"),
		save: button("Save"),
		cancel: button("Cancel"),
		button,
		/** The preview of the page that customers would see. */
		preview: page.frameLocator("iframe[title^=Preview]"),
		alert: page.getByRole("main").getByRole("alert"),
		/** A toast. It appears and disappears by itself. */
		notifications: page.getByRole("region", { name: /^Notifications/ }),
		question: page.getByRole("alertdialog"),
		open: (tenantSlug: string, section?: string) =>
			page.goto(`/admin/${tenantSlug}/dashboard?tab=settings${section ? `&section=${section}` : ""}`),
		async choose(section: SectionLabel) {
			const link = (list: string, name: string) =>
				page.getByRole("navigation", { name: list, exact: true }).getByRole("link", { name })
			await link("Settings", GROUPS[section]).click()
			await link(GROUPS[section], section).click()
			await expect(page.getByRole("heading", { level: 2, name: section })).toBeVisible()
		},
	}
}
