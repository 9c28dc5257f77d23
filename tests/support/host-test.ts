import { test as base } from "./browser"
import { e2eProduct } from "./e2e-product"
import { type HostPage, startHostPage } from "./host-page"

/** By name instead of by address, so that it is a different site from the host's, as in real life. */
export const productByName = () => `http://localhost:${new URL(e2eProduct().url).port}`

interface Fixtures {
	/** Opens another company's website with this body. It returns before the scripts of the page have come. */
	visit(body: string, headers?: Record<string, string>): Promise<HostPage>
}

export const test = base.extend<Fixtures>({
	visit: async ({ page, strictness }, use) => {
		strictness.allow(/^outside request: http:\/\/(127\.0\.0\.1|localhost):/)
		const hosts: HostPage[] = []
		await use(async (body, headers) => {
			const host = await startHostPage(body, headers)
			hosts.push(host)
			// A script may be held back, and with it the load event.
			await page.goto(host.origin, { waitUntil: "domcontentloaded" })
			return host
		})
		for (const { stop } of hosts) await stop()
	},
})
