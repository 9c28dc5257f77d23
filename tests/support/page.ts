import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { e2eProduct } from "./e2e-product"

interface Strictness {
	/** All complaints so far, allowed or not. */
	complaints: readonly string[]
	/**
	 * Allows complaints that match: a console error, an exception, a policy violation or a request to another origin.
	 */
	allow(pattern: RegExp): void
}

/** Everything that a visitor's browser complains about, as text. It watches contexts, so pop-ups count as well. */
async function collectComplaints(context: BrowserContext, origin: string): Promise<string[]> {
	const complaints: string[] = []
	context.on("console", (message) => {
		if (message.type() === "error") complaints.push(`console: ${message.text()} (${message.location().url})`)
	})
	context.on("weberror", (error) => complaints.push(`exception: ${error.error().stack ?? error.error().message}`))
	context.on("request", (request) => {
		const url = new URL(request.url())
		if (/^https?:$/.test(url.protocol) && url.origin !== origin) complaints.push(`outside request: ${url.href}`)
	})
	// Chromium reports some violations (trusted types, report-only) only as an event.
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
			console.error(`policy violation: ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`),
		)
	})
	return complaints
}

/** Exists only in the server's HTML: a button that waits for its script, or a part of the page still to come. */
const ASLEEP = "[data-asleep], template[id^='B:']"

/**
 * Waits until the page's scripts have taken over. A click waits for its button by itself, but a key press before that
 * is lost. A test of that very time passes `waitUntil: "commit"`.
 */
function openAwake(page: Page): void {
	const { goto, reload } = page
	const awake = async (waitUntil?: string) => {
		if (!waitUntil || waitUntil === "load") await expect(page.locator(ASLEEP)).toHaveCount(0, { timeout: 30_000 })
	}
	page.goto = async (url, options) => {
		const response = await goto.call(page, url, options)
		await awake(options?.waitUntil)
		return response
	}
	page.reload = async (options) => {
		const response = await reload.call(page, options)
		await awake(options?.waitUntil)
		return response
	}
}

/** The test function of every browser test. A complaint that the test did not allow fails it. */
export const test = base.extend<{ strictness: Strictness }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from a destructured first parameter.
	baseURL: async ({}, use) => use(e2eProduct().url),
	context: async ({ context, javaScriptEnabled }, use) => {
		if (javaScriptEnabled !== false) context.on("page", openAwake)
		await use(context)
	},
	strictness: [
		async ({ context }, use) => {
			const complaints = await collectComplaints(context, new URL(e2eProduct().url).origin)
			const allowed: RegExp[] = []
			await use({ complaints, allow: (pattern) => allowed.push(pattern) })
			// A page's last message may still be on its way. The answer to this call arrives after it.
			await Promise.all(context.pages().map((page) => page.evaluate(() => true).catch(() => false)))
			expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([])
		},
		{ auto: true },
	],
})

export { expect }
