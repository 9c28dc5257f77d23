import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { giveMailbox, makeTenant, unique } from "../support/factories"
import { studio } from "../support/studio"

test("after a broken connection nothing moves, Try now resumes, and an unacknowledged upload is stored once @phone", async ({
	page,
	strictness,
}) => {
	strictness.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET/)
	const tenant = await makeTenant()
	await giveMailbox(tenant.id)
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, { name: "Grace Hopper", email: `grace-${unique()}@example.com` })
	const waiting = page.getByRole("alert").filter({ hasText: "No connection right now" })
	const stored = () => db().submission.count({ where: { tenantId: tenant.id } })
	// The pause before the next attempt lasts until `resume`. A second would be too short to check reliably.
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 3_600_000)
	const keys: (string | undefined)[] = []
	page.on("request", (request) => {
		if (request.url().endsWith("/submit")) keys.push(request.headers()["idempotency-key"])
	})
	let goOn = () => {}
	const held = new Promise<void>((resolve) => {
		goOn = resolve
	})
	const devtools = await page.context().newCDPSession(page)
	const stages = (["Request", "Response"] as const).map((requestStage) => ({ urlPattern: "*/submit", requestStage }))
	await devtools.send("Fetch.enable", { patterns: stages })
	let attempts = 0
	devtools.on("Fetch.requestPaused", async ({ requestId, responseStatusCode }) => {
		const answered = responseStatusCode !== undefined
		if (!answered) attempts += 1
		if (attempts === 1) {
			await devtools.send("Fetch.failRequest", { requestId, errorReason: "InternetDisconnected" })
		} else if (attempts === 2 && answered) {
			await held
			// The answer is lost after the server has stored the take.
			await devtools.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" })
		} else await devtools.send("Fetch.continueRequest", { requestId })
	})
	await visitor.submit.click()
	await expect(waiting).toBeVisible()
	const tryNow = visitor.button("Try now")
	const box = page.getByRole("region", { name: "Upload" })
	const places = async () => [await tryNow.boundingBox(), await box.boundingBox()]
	// On a phone the button may be below the fold, and pressing it would scroll the page.
	await tryNow.scrollIntoViewIfNeeded()
	const before = await places()
	await tryNow.click()
	await expect(waiting).toBeHidden()
	// The button stays during the attempt, in place and with the focus.
	await expect(tryNow).toHaveAttribute("aria-disabled", "true")
	await expect(tryNow).toBeFocused()
	expect(await places()).toEqual(before)
	goOn()
	await expect(waiting).toBeVisible()
	expect(await stored()).toBe(1)
	await page.clock.resume()
	await expect(page).toHaveURL(/thank-you$/)
	expect(keys).toHaveLength(3)
	expect(new Set(keys).size).toBe(1)
	expect(await stored()).toBe(1)

	await test.step("after returning from the thank-you page the consent is empty", async () => {
		await expect(page.getByText("We emailed you a receipt")).toBeVisible()
		await page.goBack()
		await expect(visitor.button("Start Camera")).toBeVisible()
		await expect(visitor.submit).toBeDisabled()
		await expect(visitor.consent).not.toBeChecked()
	})
})
