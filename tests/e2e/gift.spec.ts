import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { expect, test } from "../support/browser"
import { bytesOf } from "../support/downloads"
import { makeSubmission, makeTenant, unique } from "../support/factories"
import { studio } from "../support/studio"

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n")
const PIXEL = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
	"base64",
)

async function makeGiver() {
	const tenant = await makeTenant()
	const pdfGiftKey = `assets/${tenant.id}/gift-${unique()}.pdf`
	const pdfPreviewImageKey = `assets/${tenant.id}/preview-${unique()}.png`
	await storage().putBytes(pdfGiftKey, PDF, "application/pdf")
	await storage().putBytes(pdfPreviewImageKey, PIXEL, "image/png")
	return db().tenant.update({ where: { id: tenant.id }, data: { pdfGiftKey, pdfPreviewImageKey } })
}

const gift = (page: Page) => ({
	download: page.getByRole("button", { name: "Download Your Gift" }),
	async expectDone() {
		await expect(page.getByRole("button", { name: "Downloaded!" })).toBeVisible()
		await expect(page.getByRole("status").filter({ hasText: "Gift" })).toHaveText("Gift downloaded successfully!")
	},
})

test("on a desk: gift.pdf, and it is counted for the testimonial that was just sent", async ({ page }) => {
	const tenant = await makeGiver()
	const visitor = studio(page)
	await visitor.prepare(tenant.slug, { name: "Grace", email: `grace-${unique()}@example.com` })
	await visitor.submit.click()
	await expect(page.getByRole("heading", { name: "A gift for you" })).toBeVisible()
	await expect(page.getByRole("img", { name: "The first page of your gift" })).toBeVisible()
	const download = page.waitForEvent("download")
	await gift(page).download.click()
	expect((await download).suggestedFilename()).toBe("gift.pdf")
	expect((await bytesOf(await download)).equals(PDF)).toBe(true)
	await gift(page).expectDone()
	const { id } = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	await expect.poll(() => db().giftDownload.count({ where: { tenantId: tenant.id, submissionId: id } })).toBe(1)
})

test("without a known testimonial nothing is counted; another tenant's does not count", async ({ page }) => {
	const tenant = await makeGiver()
	let logged = 0
	page.on("request", (request) => {
		if (request.url().endsWith("/log-gift-download")) logged += 1
	})
	await page.goto(`/${tenant.slug}/thank-you`)
	const download = page.waitForEvent("download")
	await gift(page).download.click()
	await download
	await gift(page).expectDone()
	expect(logged).toBe(0)

	const foreign = await makeSubmission({ tenantId: (await makeTenant()).id })
	const answer = await page.request.post(`/api/tenant/${tenant.slug}/log-gift-download`, {
		data: { submission_id: foreign.id },
	})
	expect(answer.status()).toBe(204)
	expect(await db().giftDownload.count({ where: { submissionId: foreign.id } })).toBe(0)
})

test("a download that fails opens the gift's own address, and counts as downloaded", async ({ page, strictness }) => {
	strictness.allow(/status of 503/)
	const tenant = await makeGiver()
	await page.route("**/download-gift", (route) => route.fulfill({ status: 503, json: { detail: "Away." } }))
	await page.goto(`/${tenant.slug}/thank-you`)
	const opened = page.context().waitForEvent("request", (request) => request.url().endsWith(".pdf"))
	await gift(page).download.click()
	expect(new URL((await opened).url()).pathname).toBe(`/media/${tenant.pdfGiftKey}`)
	expect((await opened).isNavigationRequest()).toBe(true)
	await gift(page).expectDone()
})

test("no gift, no section; the tenant's own words", async ({ page }) => {
	const tenant = await makeTenant({ thankYouHeadline: "You made our day", thankYouSubheadline: "See you soon." })
	await page.goto(`/${tenant.slug}/thank-you`)
	await expect(page.getByRole("heading", { level: 1, name: "You made our day" })).toBeVisible()
	await expect(page.getByText("See you soon.", { exact: true })).toBeVisible()
	await expect(page.getByRole("banner")).toHaveText(tenant.name)
	await expect(gift(page).download).toBeHidden()
	await page.getByRole("link", { name: "Submit Another Testimonial" }).click()
	await expect(page).toHaveURL(new RegExp(`/${tenant.slug}$`))
})

test("defaults: the specified headline and the special report", async ({ page }) => {
	await page.goto(`/${(await makeTenant()).slug}/thank-you`)
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you very much for your video testimonial")
	await expect(page.getByText(/special report/)).toBeVisible()
})

test.describe("on a phone", () => {
	test.use({
		userAgent:
			"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	})

	test("a new tab is opened, the file comes as gift.pdf, and the empty tab goes @phone-only", async ({ page }) => {
		const tenant = await makeGiver()
		await page.goto(`/${tenant.slug}/thank-you`)
		const tab = page.waitForEvent("popup")
		const saved = page.waitForEvent("download")
		await gift(page).download.click()
		expect((await saved).suggestedFilename()).toBe("gift.pdf")
		await gift(page).expectDone()
		const popup = await tab
		await expect.poll(() => popup.isClosed()).toBe(true)
		await expect(page).toHaveURL(/thank-you$/)
	})

	test("where no tab may open and the file takes longer than a second, the page goes there @phone-only", async ({
		page,
		strictness,
	}) => {
		strictness.allow(/ERR_ABORTED/)
		const tenant = await makeGiver()
		await page.addInitScript(() => {
			window.open = () => null
		})
		await page.route("**/*.pdf", async (route) => {
			// The fetch is left without an answer; only the navigation gets one.
			if (route.request().isNavigationRequest()) await route.continue()
		})
		await page.goto(`/${tenant.slug}/thank-you`)
		const navigated = page.waitForRequest((request) => request.url().endsWith(".pdf") && request.isNavigationRequest())
		await gift(page).download.click()
		expect(new URL((await navigated).url()).pathname).toBe(`/media/${tenant.pdfGiftKey}`)
		await gift(page).expectDone()
	})
})
