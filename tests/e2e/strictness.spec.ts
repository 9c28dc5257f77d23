import type { BrowserContext } from "@playwright/test"
import { inspectEverywhere, moveTo } from "../support/inspect-screen"
import { expect, test } from "../support/page"

/** A page on the product's own origin, with a policy as strict as the product's. */
async function visitPage(context: BrowserContext, ...scripts: string[]): Promise<void> {
	const headers = {
		"content-type": "text/html",
		"content-security-policy": "default-src 'self'; script-src 'nonce-a'; connect-src *; img-src data:",
	}
	const body = `<link rel="icon" href="data:,">${scripts.join("")}<script nonce=a>document.title = "done"</script>`
	await context.route("**/planted", (route) => route.fulfill({ headers, body }))
	const page = await context.newPage()
	await page.goto("/planted")
	// A complaint is a message from the browser. The title shows that the page has finished.
	await expect(page).toHaveTitle("done")
}

const CONSOLE_ERROR = '<script nonce=a>console.error("planted")</script>'

test("a complaint fails its test", async ({ context }) => {
	test.fail()
	await visitPage(context, CONSOLE_ERROR)
})

test("an error, an exception, a policy violation and an outside request are complaints, and can be allowed", async ({
	context,
	strictness,
}) => {
	await visitPage(
		context,
		CONSOLE_ERROR,
		'<script nonce=a>throw new Error("thrown")</script>',
		'<script>"refused"</script>',
		'<script nonce=a>fetch("http://192.0.2.1/").catch(() => {})</script>',
	)
	const kinds = [
		/^console: planted/,
		/^exception: Error: thrown/,
		/^console: policy violation: script-src/,
		/^outside request: http:\/\/192\.0\.2\.1\//,
	]
	await expect
		.poll(() => kinds.filter((kind) => !strictness.complaints.some((complaint) => kind.test(complaint))))
		.toEqual([])
	// In addition to its own message the browser reports the refused script and the request.
	for (const kind of [...kinds, /^console: .*(script-src|ERR_)/]) strictness.allow(kind)
})

test("inspecting a screen finds a color that is wrong in only one of four ways, and a fault that only a phone shows", async ({
	page,
}) => {
	const html = `<!doctype html><html lang="en"><title>Planted</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><style>html { background: #fff; color: #000 } .planted { display: none }</style><main><h1>Planted</h1><p>Words.</p><button class="planted"></button><div class="planted"></div></main><div role="dialog" aria-label="Open" style="overflow: hidden"><b class="planted">Words</b></div>`
	await page.route("**/planted", (route) => route.fulfill({ contentType: "text/html", body: html }))
	await page.goto("/planted")
	await inspectEverywhere(page)
	const on = { desk: "(min-width: 700px)", phone: "(max-width: 699px)" }
	const faults = (["desk", "phone"] as const).flatMap((device) =>
		(["light", "dark"] as const).map((scheme) => [
			`${on[device]} and (prefers-color-scheme: ${scheme}) { p { color: #ccc } }`,
			`${device} ${scheme} color-contrast`,
		]),
	)
	faults.push([`${on.phone} { button.planted { display: block } }`, "phone light button-name"])
	faults.push([`${on.phone} { div.planted { display: block; width: 500px; height: 9px } }`, "the screen phone"])
	faults.push([
		`${on.phone} { b.planted { display: block; width: 500px } }`,
		"wider than its dialog or the screen phone",
	])
	for (const [css, words] of faults) {
		await moveTo(page, "desk")
		const planted = await page.addStyleTag({ content: `@media ${css}` })
		await expect(inspectEverywhere(page), words).rejects.toThrow(words)
		await planted.evaluate((element) => (element as Element).remove())
	}
})
