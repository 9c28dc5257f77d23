import type { BrowserContext, Page } from "@playwright/test"
import { presentUser } from "@/lib/accounts/present"
import { findViewer } from "@/lib/accounts/queries"
import { readSessionToken } from "@/lib/accounts/session-token"
import { closeDb } from "@/lib/db/client"
import { e2eProduct } from "./e2e-product"
import { startE2eProduct } from "./e2e-setup"
import { test as base, expect } from "./page"
import { warmDatabase } from "./warm-database"

interface Fixtures {
	/** Makes this context's browser one that signed in with this token; the login itself has tests of its own. */
	signInAs(token: string): Promise<void>
}

interface WorkerFixtures {
	/**
	 * For tests that change what there is once on a platform, such as the texts of its logins: `test.use({ ownProduct: true })`
	 * gives their worker a product of its own, since other tests read the defaults meanwhile. The next such file may meet
	 * the same one: they leave it as it was (resetPlatform).
	 */
	ownProduct: boolean
	/** Of that product, beside the usual. */
	ownEnvironment: Record<string, string>
	productData: undefined
}

/** A browser, and beside it the product's own database and storage: factories work here on what the pages show. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	ownProduct: [false, { scope: "worker", option: true }],
	ownEnvironment: [{}, { scope: "worker", option: true }],
	productData: [
		async ({ ownProduct, ownEnvironment }, use) => {
			const own = ownProduct ? await startE2eProduct(ownEnvironment) : null
			const { environment } = e2eProduct()
			Object.assign(process.env, environment)
			await warmDatabase(environment.DATABASE_URL ?? "")
			await use(undefined)
			await closeDb()
			await own?.()
		},
		{ scope: "worker", auto: true, timeout: 60_000 },
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
