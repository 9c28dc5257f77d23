import type { Page, Route } from "@playwright/test"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenant, unique } from "../support/factories"
import { slowUploads } from "../support/network"
import { studio } from "../support/studio"

const WAITING = "No connection at the moment"
const FAILED = "Failed to submit testimonial. Please check your internet connection and try again."
const person = () => ({ name: "Grace Hopper", email: `grace-${unique()}@example.com` })

/** Answers the first uploads as told, lets the later ones through, and collects the keys of them all. */
async function answerFirst(page: Page, answers: ((route: Route) => Promise<void>)[]): Promise<string[]> {
	const keys: string[] = []
	await page.route("**/api/tenant/*/submit", async (route) => {
		const answer = answers[keys.length]
		keys.push(route.request().headers()["idempotency-key"] ?? "")
		await (answer ? answer(route) : route.continue())
	})
	return keys
}

/** The pause before the next attempt lasts until `page.clock.resume()`: a second is too short to be looked at for sure. */
async function holdRetries(page: Page): Promise<void> {
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 3_600_000)
}

const refuse = (status: number, body: unknown, headers: Record<string, string> = {}) => {
	const text = typeof body === "string" ? body : JSON.stringify(body)
	return (route: Route) =>
		route.fulfill({ status, headers: { "content-type": "application/json", ...headers }, body: text })
}

test("no network: it goes on by itself, the same take again under the same key, stored once @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, person())
	await holdRetries(page)
	const abort = (route: Route) => route.abort("internetdisconnected")
	const keys = await answerFirst(page, [abort, abort])
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: WAITING })).toContainText(
		"Your video is safe on this page. Sending goes on by itself.",
	)
	await expect(page.getByRole("progressbar", { name: "Waiting to try again" })).toHaveAttribute("aria-valuenow", "0")
	expect(keys).toHaveLength(1)
	await page.clock.resume()
	await expect(page).toHaveURL(/thank-you$/, { timeout: 20_000 })
	expect(keys).toHaveLength(3)
	expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
	expect(new Set(keys).size).toBe(1)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})

test("an upload that arrived although its answer was lost is not stored twice", async ({ page, strictness }) => {
	strictness.allow(/ERR_CONNECTION_RESET/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, person())
	await holdRetries(page)
	const keys: string[] = []
	page.on("request", (request) => {
		if (request.url().endsWith("/submit")) keys.push(request.headers()["idempotency-key"] ?? "")
	})
	// The answer itself is broken, after the server has stored the take.
	const devtools = await page.context().newCDPSession(page)
	await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "*/submit", requestStage: "Response" }] })
	devtools.on("Fetch.requestPaused", ({ requestId }) => {
		if (keys.length > 1) void devtools.send("Fetch.continueRequest", { requestId })
		else void devtools.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
	})
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: WAITING })).toBeVisible()
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
	await page.clock.resume()
	await expect(page).toHaveURL(/thank-you$/, { timeout: 20_000 })
	expect(keys).toHaveLength(2)
	expect(keys[1]).toBe(keys[0])
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})

for (const way of ["Try now", "online"]) {
	test(`no network: ${way} goes on without the wait`, async ({ page, strictness }) => {
		strictness.allow(/ERR_INTERNET_DISCONNECTED|status of 503/)
		const visitor = studio(page)
		await visitor.prepare((await makeTenant()).slug, person())
		await holdRetries(page)
		let goOn = () => {}
		const held = new Promise<void>((resolve) => {
			goOn = resolve
		})
		await answerFirst(page, [
			(route) => route.abort("internetdisconnected"),
			(route) => held.then(() => route.fulfill({ status: 503, contentType: "text/html", body: "<html>proxy</html>" })),
		])
		await visitor.submit.click()
		const tryNow = visitor.button("Try now")
		await expect(tryNow).toBeEnabled()
		const [place, box] = [await tryNow.boundingBox(), await page.getByRole("region", { name: "Upload" }).boundingBox()]
		if (way === "online") await page.evaluate(() => dispatchEvent(new Event("online")))
		else await tryNow.click()
		await expect(page.getByRole("alert").filter({ hasText: WAITING })).toBeHidden()
		// It stays while the attempt lasts: with the focus, and where it was.
		await expect(tryNow).toHaveAttribute("aria-disabled", "true")
		if (way === "Try now") await expect(tryNow).toBeFocused()
		expect(await tryNow.boundingBox()).toEqual(place)
		expect(await page.getByRole("region", { name: "Upload" }).boundingBox()).toEqual(box)
		goOn()
		await expect(page.getByRole("alert").filter({ hasText: "The server is not answering at the moment" })).toBeVisible()
		await page.clock.resume()
		await expect(page).toHaveURL(/thank-you$/)
	})
}

test("413: the server's own sentence, and everything is still there for another try", async ({ page, strictness }) => {
	strictness.allow(/status of 413/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	const { name, email } = person()
	await visitor.prepare(tenant.slug, { name, email })
	await answerFirst(page, [refuse(413, { detail: "The video is larger than 250 MB." })])
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: "The video is larger than 250 MB." })).toContainText(
		"Your video and what you typed are still here.",
	)
	await expect(visitor.name).toHaveValue(name)
	await expect(visitor.email).toHaveValue(email)
	await expect(visitor.playback).toBeVisible()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
})

test("422: what the server found wrong stands beside its field, which has the focus", async ({ page, strictness }) => {
	strictness.allow(/status of 422/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, person())
	const detail = "Please enter a valid email address"
	await answerFirst(page, [refuse(422, { detail, errors: [{ field: "email", detail }] })])
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: detail })).toBeVisible()
	await expect(visitor.email).toBeFocused()
	await expect(visitor.email).toHaveAccessibleDescription(detail)
	await expect(visitor.email).toHaveAttribute("aria-invalid", "true")
})

test("422 for a key that was used already: the take stands as it was sent first", async ({ page, strictness }) => {
	strictness.allow(/status of 422/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, person())
	const detail = "This Idempotency-Key was already used for another submission."
	await answerFirst(page, [refuse(422, { detail, errors: [{ field: "Idempotency-Key", detail }] })])
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
})

for (const [status, detail] of [
	[409, "This testimonial is still being processed."],
	[429, "Too many testimonials were sent from your network. Please try again in 1 second."],
	[503, "Too many uploads at the moment. Please try again shortly."],
] as const) {
	test(`${status}: the server's words, and the take is sent again by itself`, async ({ page, strictness }) => {
		strictness.allow(new RegExp(`status of ${status}`))
		const tenant = await makeTenant()
		const visitor = studio(page)
		await visitor.prepare(tenant.slug, person())
		await holdRetries(page)
		const keys = await answerFirst(page, [refuse(status, { detail }, { "retry-after": "1" })])
		await visitor.submit.click()
		await expect(page.getByRole("alert").filter({ hasText: detail })).toBeVisible()
		expect(keys).toHaveLength(1)
		await page.clock.resume()
		await expect(page).toHaveURL(/thank-you$/, { timeout: 20_000 })
		expect(keys[1]).toBe(keys[0])
	})
}

test("429 for longer than anybody waits: the words, and the visitor decides", async ({ page, strictness }) => {
	strictness.allow(/status of 429/)
	const visitor = studio(page)
	await visitor.prepare((await makeTenant()).slug, person())
	const detail = "Too many testimonials were sent from your network. Please try again in 15 minutes."
	await answerFirst(page, [refuse(429, { detail }, { "retry-after": "900" })])
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: detail })).toBeVisible()
	await expect(visitor.submit).toBeEnabled()
})

test("an answer without a detail gives the specified words", async ({ page, strictness }) => {
	strictness.allow(/status of 500/)
	const visitor = studio(page)
	await visitor.prepare((await makeTenant()).slug, person())
	await answerFirst(page, [refuse(500, "<html>proxy</html>", { "content-type": "text/html" })])
	await visitor.submit.click()
	await expect(page.getByRole("alert").filter({ hasText: FAILED })).toBeVisible()
})

test("progress is true on a slow line, and Cancel keeps everything @phone", async ({ page, strictness }) => {
	// The server may not have noticed the cancelled attempt yet when the next one comes; the product then waits by itself.
	strictness.allow(/status of 409/)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, person(), "safari-like-fragmented.mp4")
	const fast = await slowUploads(page, 40_000)
	const started = Date.now()
	await visitor.submit.click()
	const bar = page.getByRole("progressbar", { name: "Sending your video" })
	const value = async () => Number(await bar.getAttribute("aria-valuenow"))
	await expect(bar).toBeVisible()
	await expect(page.getByRole("region", { name: "Upload" })).toBeFocused()
	await expect.poll(value).toBeGreaterThan(20)
	const before = await value()
	const most = (100 * (40_000 * (Date.now() - started + 500))) / 1000 / 390_389
	// What the machine's own buffers swallow at once is no more than 64 KB.
	expect(before).toBeLessThan(most + 40)
	await expect(page.getByRole("region", { name: "Upload" })).toContainText(/0\.\d MB of 0\.\d MB/)
	await expect.poll(value).toBeGreaterThan(before)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(0)
	await visitor.button("Cancel").click()
	await fast()
	await expect(visitor.playback).toBeVisible()
	await expect(visitor.name).toHaveValue("Grace Hopper")
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})
