import type { Page } from "@playwright/test"

/** Works for both logins. */
export function loginForm(page: Page) {
	const email = page.getByLabel("Email", { exact: true })
	const password = page.getByLabel("Password", { exact: true })
	return {
		email,
		password,
		signIn: page.getByRole("button", { name: "Sign In" }),
		alert: page.getByRole("main").getByRole("alert"),
		async fill(address: string, secret: string) {
			await email.fill(address)
			await password.fill(secret)
		},
	}
}
