import { type BrowserContext, test as base, expect, type Page } from "@playwright/test"
import { e2eProduct } from "./e2e-product"

interface Strictness {
	/** All that was complained of so far, allowed or not. */
	complaints: readonly string[]
	/** Expect what matches: a console error, an exception, a policy violation or a request to another origin. */
	allow(pattern: RegExp): void
}

/** Everything that a visitor's browser complains of, in words. Contexts rather than pages: pop-ups count as well. */
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

/** What is in the server's HTML alone: a button that waits for its script, a part of the page that is still to come. */
const ASLEEP = "[data-asleep], template[id^='B:']"

/**
 * Opening a page ends when its scripts have taken it over. A click waits for its button by itself; a key does not, and
 * one that comes before is lost. A test of that very time asks for less: `waitUntil: "commit"`.
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

/** The test function of every browser test: a complaint that was not allowed fails the test that caused it. */
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
			// What a page said last is still on its way: its answer to a question comes after it.
			await Promise.all(context.pages().map((page) => page.evaluate(() => true).catch(() => false)))
			expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([])
		},
		{ auto: true },
	],
})

export { expect }
