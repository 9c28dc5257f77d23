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
	/** Signs this context's browser in with the token. The login itself has its own tests. */
	signInAs(token: string): Promise<void>
}

interface WorkerFixtures {
	/**
	 * For tests that change something a platform has only once, such as the login texts. `test.use({ ownProduct: true
	 * })` gives their worker its own product, because other tests read the defaults meanwhile. The next such file may
	 * reuse that product, so each file restores it with resetPlatform.
	 */
	ownProduct: boolean
	/** Configuration of that product, in addition to the usual one. */
	ownEnvironment: Record<string, string>
	productData: undefined
}

/** A browser, plus direct access to the product's database and storage, so factories can make what the pages show. */
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

/** The keys under which the browser stores a session. */
export function storedSession(page: Page): Promise<(string | null)[]> {
	return page.evaluate(() => [localStorage.getItem("admin_token"), localStorage.getItem("admin_user")])
}

export { expect }
