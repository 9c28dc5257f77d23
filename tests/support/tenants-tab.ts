import type { Page } from "@playwright/test"

/** Drives the Tenants tab by what is visible to the platform's owner. */
export function tenantsTab(page: Page) {
	const dialog = page.getByRole("dialog", { name: "Add New Tenant" })
	return {
		open: (q = "") => page.goto(`/admin/platform/dashboard${q && `?q=${encodeURIComponent(q)}`}`),
		cards: page.getByRole("list", { name: "Tenants" }).getByRole("article"),
		card: (name: string) => page.getByRole("article", { name, exact: true }),
		add: page.getByRole("button", { name: "Add New Tenant" }),
		dialog,
		form: {
			name: dialog.getByLabel("Name", { exact: true }),
			slug: dialog.getByLabel("Slug"),
			notifyEmail: dialog.getByLabel("Notify email"),
			adminEmail: dialog.getByLabel("Admin email"),
			password: dialog.getByLabel("Admin password"),
			create: dialog.getByRole("button", { name: "Create Tenant" }),
			alert: dialog.getByRole("alert"),
		},
	}
}
