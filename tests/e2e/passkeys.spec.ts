import type { Page } from "@playwright/test"
import { expect, storedSession, test } from "../support/browser"
import { makeAdmin, makeTenant } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { loginForm } from "../support/login-form"
import { confirmSessions } from "../support/second-factor"

// Permissions-Policy, secure contexts, and the browser's dialogs show only here.

/** Chromium's own authenticator, as if it were a phone's fingerprint that is always there. */
async function plugIn(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page)
	await devtools.send("WebAuthn.enable")
	await devtools.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	})
}

async function signOut(page: Page, slug: string): Promise<void> {
	await page.getByRole("button", { name: /^Account: / }).click()
	await page.getByRole("menuitem", { name: "Logout" }).click()
	await page.waitForURL(/:\d+\/$/)
	await page.goto(`/admin/${slug}`)
}

test("a passkey: added, used alone, after the password, and to confirm, and removed", async ({
	page,
	signInAs,
	strictness,
}) => {
	// The login says 403 while the second step is missing, and so does removing.
	strictness.allow(/status of 403/)
	const tenant = await makeTenant()
	const { user, token } = await makeAdmin({ tenantId: tenant.id, password: "a good password" })
	await plugIn(page)
	await signInAs(token)
	const account = `/admin/${tenant.slug}/account`
	await page.goto(account)
	await page.getByRole("button", { name: "Add a passkey" }).click()
	await page.getByLabel("Name").fill("Fingerprint")
	await page.getByLabel("Current password").first().fill("a good password")
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Continue" }).click()
	await expect(page.getByRole("group", { name: "Recovery codes" })).toBeVisible()
	await page.getByRole("button", { name: "I've saved them" }).click()
	const passkeys = page.getByRole("list", { name: "Passkeys" })
	await expect(passkeys.getByText("Fingerprint").first()).toBeVisible()
	await inspectEverywhere(page)

	await test.step("alone", async () => {
		await signOut(page, tenant.slug)
		await inspectEverywhere(page)
		await page.getByRole("button", { name: "Continue with a passkey" }).click()
		await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
	})

	await test.step("after the password", async () => {
		await signOut(page, tenant.slug)
		const form = loginForm(page)
		await form.fill(user.email, "a good password")
		await form.signIn.click()
		await expect(page.getByRole("button", { name: "Use your passkey" })).toBeFocused()
		expect(await storedSession(page)).toEqual([null, null])
		await inspectEverywhere(page)
		await page.keyboard.press("Enter")
		await page.waitForURL(`**/admin/${tenant.slug}/dashboard`)
	})

	await test.step("to confirm its own removal", async () => {
		await page.goto(account)
		await expect(passkeys.getByText(/last used/)).toBeVisible()
		await confirmSessions(user.id, new Date(0))
		await page.getByRole("button", { name: "Remove Fingerprint" }).click()
		await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click()
		const dialog = page.getByRole("dialog", { name: "Is it you?" })
		await expect(dialog.getByRole("button", { name: "Use your passkey" })).toBeFocused()
		await inspectEverywhere(page)
		await page.keyboard.press("Enter")
		const off = page.getByRole("button", { name: "Use an authenticator app" })
		await expect(off).toBeVisible()
		await page.reload()
		await expect(off).toBeVisible()
	})
})
