import type { BrowserContext, Page } from "@playwright/test"
import { presentUser } from "@/lib/accounts/present"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { closeDb } from "@/lib/db/client"
import { e2eProduct } from "./e2e-product"
import { test as base, expect } from "./page"

interface Fixtures {
	/** Makes this context's browser one that signed in with this token; the login itself has tests of its own. */
	signInAs(token: string): Promise<void>
}

/** A browser, and beside it the product's own database and storage: factories work here on what the pages show. */
export const test = base.extend<Fixtures, { productData: undefined }>({
	productData: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from a destructured first parameter.
		async ({}, use) => {
			Object.assign(process.env, e2eProduct().environment)
			await use(undefined)
			await closeDb()
		},
		{ scope: "worker", auto: true },
	],
	signInAs: async ({ context }, use) => use((token) => signInAs(context, token)),
})

async function signInAs(context: BrowserContext, token: string): Promise<void> {
	const viewer = await findViewer((await readSessionToken(token)) ?? "")
	if (!viewer) throw new Error("This token names no session.")
	const user = presentUser({ id: viewer.userId, ...viewer })
	const { url } = e2eProduct()
	await context.setStorageState({
		cookies: [
			{
				name: "next-auth.session-token",
				value: token,
				domain: new URL(url).hostname,
				path: "/",
				expires: -1,
				httpOnly: true,
				secure: false,
				sameSite: "Lax",
			},
		],
		origins: [
			{
				origin: url,
				localStorage: [
					{ name: "admin_token", value: token },
					{ name: "admin_user", value: JSON.stringify(user) },
				],
			},
		],
	})
}

/** What the browser keeps of a session, by the contract's names. */
export function storedSession(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() => [localStorage.getItem("admin_token"), localStorage.getItem("admin_user")])
}

export { expect }
