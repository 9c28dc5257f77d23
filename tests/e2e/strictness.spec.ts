import type { BrowserContext } from "@playwright/test"
import { expect, test } from "../support/page"

/** A page in the product's own origin, with a policy as strict as the product's. */
async function visitPage(context: BrowserContext, body: string): Promise<void> {
	const headers = {
		"content-type": "text/html",
		"content-security-policy": "default-src 'self'; script-src 'nonce-a'; connect-src *; img-src data:",
	}
	await context.route("**/planted", (route) =>
		route.fulfill({ headers, body: `<link rel="icon" href="data:,">${body}` }),
	)
	const page = await context.newPage()
	await page.goto("/planted")
	// The complaint is a message from the browser: the title says that the page came to its end.
	await expect(page).toHaveTitle("done")
}

const DONE = "<script nonce=a>document.title = 'done'</script>"

const COMPLAINTS: [name: string, body: string, words: RegExp][] = [
	["a console error", `<script nonce=a>console.error("planted")</script>${DONE}`, /console: planted/],
	["an exception", `<script nonce=a>throw new Error("planted")</script>${DONE}`, /exception: Error: planted/],
	["a policy violation", `<script>"planted"</script>${DONE}`, /console: .*(policy|script-src)/i],
	[
		"an outside request",
		`<script nonce=a>fetch("http://192.0.2.1/").catch(() => {})</script>${DONE}`,
		/outside request|console/,
	],
]

for (const [name, body, words] of COMPLAINTS) {
	test.describe(name, () => {
		test("fails the test", async ({ context }) => {
			test.fail()
			await visitPage(context, body)
		})

		test("passes where it is allowed", async ({ context, strictness }) => {
			strictness.allow(words)
			await visitPage(context, body)
		})
	})
}

test("a quiet page passes", async ({ context }) => {
	await visitPage(context, DONE)
})
