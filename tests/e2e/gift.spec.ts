import type { Page } from "@playwright/test"
import { db } from "@/lib/db/client"
import { storage } from "@/lib/storage/storage"
import { expect, test } from "../support/browser"
import { bytesOf } from "../support/downloads"
import { makeTenant, unique } from "../support/factories"
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

test("on a desktop: gift.pdf, counted for the testimonial that was just sent", async ({ page }) => {
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

test.describe("on a phone", () => {
	test.use({
		userAgent:
			"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
	})

	test("a new tab opens, the file arrives as gift.pdf, and the empty tab closes @phone-only", async ({ page }) => {
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
})
