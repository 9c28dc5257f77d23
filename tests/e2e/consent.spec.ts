import { createHash } from "node:crypto"
import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { e2eProduct } from "../support/e2e-product"
import { fixture, makeConsent, makeTenantWithAdmin, unique } from "../support/factories"
import { inspectScreen } from "../support/inspect-screen"
import { firstMailTo } from "../support/mailbox"
import { expectPlaying } from "../support/playing"
import { studio } from "../support/studio"

test("a customer submits, opens the link in the mail, and withdraws the consent @phone-only", async ({
	page,
	signInAs,
	strictness,
}) => {
	strictness.allow(/status of 404/)
	const { tenant, token } = await makeTenantWithAdmin()
	const name = `Grace ${unique()}`
	const email = `grace-${unique()}@example.com`
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, { name, email })
	await visitor.submit.click()
	await expect(page).toHaveURL(/\/thank-you$/)
	const { id } = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	await db().submission.update({ where: { id }, data: { status: "approved", sharedAt: new Date() } })

	const mail = await firstMailTo(e2eProduct().mailFolder, email)
	const link = /http\S+\/consent\/[\w-]{43}/.exec(mail.text ?? "")?.[0] ?? ""
	expect(link).not.toBe("")
	await test.step("the consent, and how to withdraw it, are on the first screen", async () => {
		await page.goto(link)
		await expect(page.getByRole("heading", { level: 1, name: "Your consent" })).toBeVisible()
		await expect(page.getByText("I agree that my video may be used for marketing purposes")).toBeInViewport()
		await expect(page.getByText("Withdraw consent").first()).toBeInViewport({ ratio: 1 })
		await expectPlaying(page)
		await page.getByRole("link", { name: "The page of your testimonial" }).click()
		await expect(page.getByRole("heading", { name: "Video Testimonial" })).toBeVisible()
		await page.goBack()
	})

	await test.step("the receipt can be saved", async () => {
		const download = page.waitForEvent("download")
		await page.getByRole("link", { name: "Download receipt" }).click()
		expect((await download).suggestedFilename()).toMatch(/^consent-receipt-\d{4}-\d\d-\d\d\.json$/)
	})

	await test.step("it can be printed, without controls that are useless on paper", async () => {
		await page.emulateMedia({ media: "print" })
		await expect(page.getByText("I agree that my video may be used for marketing purposes")).toBeVisible()
		await expect(page.getByText("Fingerprint of your video")).toBeVisible()
		await expect(page.getByText("Withdraw consent").first()).toBeHidden()
		await expect(page.getByRole("link", { name: "Download receipt" })).toBeHidden()
		await page.emulateMedia({ media: null })
	})

	await test.step("withdrawing asks once, says what will happen, and is done", async () => {
		await page.getByText("Withdraw consent").first().tap()
		await expect(page.getByRole("heading", { name: "Withdraw your consent?" })).toBeVisible()
		await inspectScreen(page)
		expect((await db().submission.findUniqueOrThrow({ where: { id } })).withdrawnAt).toBeNull()
		await page.getByRole("button", { name: "Withdraw consent" }).tap()
		await expect(page.getByRole("heading", { level: 1, name: "Your consent is withdrawn" })).toBeVisible()
	})

	await test.step("no one can watch the video any more", async () => {
		expect((await page.request.get(`/testimonial/${id}`)).status()).toBe(404)
	})

	await test.step("the business is notified, and its dashboard says so", async () => {
		await expect
			.poll(async () => db().mailDelivery.count({ where: { tenantId: tenant.id, kind: "consent.withdrawn" } }))
			.toBe(1)
		await signInAs(token)
		const owner = dashboard(page)
		await owner.open(tenant.slug)
		await expect(owner.row(name)).toContainText("Withdrawn by the customer on")
		await expect(owner.watch(name)).toBeVisible()
		await inspectScreen(page)
	})
})

test("the receipt: loading, failed, withdrawn by keyboard alone, and unknown", async ({ page, strictness }) => {
	strictness.allow(/ERR_FAILED|status of 404/)
	const { tenant } = await makeTenantWithAdmin({ brandColor: "#e6c200" })
	const bytes = await fixture("chrome-vp9-opus.webm")
	const { token } = await makeConsent({ tenantId: tenant.id, bytes, width: 640, height: 360 })
	await page.goto(`/consent/${token}`)
	await page.locator("summary", { hasText: "Withdraw consent" }).focus()
	await page.keyboard.press("Enter")
	await page.route("**/withdraw", (route) => route.abort(), { times: 1 })
	await page.keyboard.press("Tab")
	await page.keyboard.press("Enter")
	await expect(page.getByRole("alert").filter({ hasText: "couldn't withdraw your consent just now" })).toBeVisible()
	await inspectScreen(page)
	await page.getByRole("button", { name: "Withdraw consent" }).press("Enter")
	await expect(page.getByRole("heading", { level: 1, name: "Your consent is withdrawn" })).toBeFocused()
	await inspectScreen(page)
	await page.goto(`/consent/${"x".repeat(43)}`)
	await expect(page.getByRole("heading", { level: 1, name: "Receipt not found" })).toBeVisible()
	await inspectScreen(page)
})

test("a file is checked against the signed statement, by button and by keyboard, and never leaves the device", async ({
	page,
}) => {
	const bytes = await fixture("chrome-vp9-opus.webm")
	const { tenant } = await makeTenantWithAdmin({ showVerify: true })
	const sha256 = createHash("sha256").update(bytes).digest("hex")
	const about = { tenantId: tenant.id, status: "approved", width: 640, height: 360 } as const
	const { submission, token } = await makeConsent({ ...about, bytes, sha256 })
	const changed = Buffer.from(bytes)
	changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
	const sent: string[] = []
	page.on("request", (request) => {
		if (request.method() !== "GET") sent.push(request.url())
	})
	for (const address of [`/consent/${token}`, `/testimonial/${submission.id}`]) {
		await page.goto(address)
		await page.locator("summary", { hasText: "Verify this testimonial" }).press("Enter")
		const choose = (buffer: Buffer) =>
			page.getByLabel("Choose a video").setInputFiles({ name: "video.webm", mimeType: "video/webm", buffer })
		await choose(Buffer.from(bytes))
		await expect(page.getByText("This is the video as it was sent here.")).toBeVisible()
		await expect(page.getByText(/^Unchanged since .* UTC$/)).toBeVisible()
		await inspectScreen(page)
		await choose(changed)
		await expect(page.getByText("Changed", { exact: true })).toBeVisible()
		await inspectScreen(page)
	}
	expect(sent).toEqual([])
})
