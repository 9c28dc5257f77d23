import sharp from "sharp"
import { db } from "@/lib/db/client"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { expect, test } from "../support/browser"
import { giveMailbox, makeTenantWithAdmin, unique } from "../support/factories"
import { inspectEverywhere } from "../support/inspect-screen"
import { studio } from "../support/studio"

const TEXT = "They fixed my bike in an hour.\n\nI would go there again any day."

test.use({ reducedMotion: "reduce" })

test("a customer writes instead, with stars and a photo, and the business reads and approves it", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin({ acceptWritten: true, askStars: true })
	await giveMailbox(tenant.id)
	const visitor = studio(page)
	const words = page.getByLabel("Your testimonial", { exact: true })
	const consent = page.getByRole("checkbox", { name: CONSENT_WORDINGS.written.text })
	const name = `Grace ${unique()}`

	await visitor.open(tenant.slug)
	const choices = page.getByRole("group", { name: "How would you like to share?" }).getByRole("button")
	const [record, write] = await Promise.all([choices.nth(0).boundingBox(), choices.nth(1).boundingBox()])
	expect([write?.width, write?.height]).toEqual([record?.width, record?.height])
	await inspectEverywhere(page)
	await choices.nth(1).click()
	await words.fill(TEXT)
	await visitor.fill({ name, email: "grace@example.com" })
	await page.getByRole("radio", { name: "1 star" }).focus()
	for (let times = 0; times < 3; times += 1) await page.keyboard.press("ArrowRight")
	await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked()
	await page.reload()
	await expect(words).toHaveValue(TEXT)
	await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked()
	await expect(consent).not.toBeChecked()

	const buffer = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: "#b07d62" } })
		.jpeg()
		.toBuffer()
	const photo = page.getByLabel(/^Add a photo/)
	await photo.setInputFiles({ name: "me.pdf", mimeType: "application/pdf", buffer })
	await expect(page.getByText("Please choose another photo: JPG, PNG or WebP, max 3MB.")).toBeVisible()
	await photo.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer })
	await expect(page.getByRole("img", { name: "Your photo" })).toBeVisible()
	await consent.check()
	await inspectEverywhere(page)
	await visitor.submit.click()
	await expect(page).toHaveURL(new RegExp(`/${tenant.slug}/thank-you$`))
	await expect(page.getByRole("heading", { name: "Thank you very much for your testimonial" })).toBeVisible()
	await expect(page.getByText("a private link to your testimonial and your consent")).toBeVisible()

	const stored = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	expect(stored).toMatchObject({ kind: "written", writtenText: TEXT, stars: 4, photoKey: expect.any(String) })
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/dashboard?kind=written`)
	const tab = page.waitForEvent("popup")
	await page.getByRole("link", { name: `Read ${name}` }).click()
	const reading = await tab
	await expect(reading.getByRole("region", { name: `Written testimonial by ${name}` })).toContainText(
		"They fixed my bike",
	)
	await inspectEverywhere(reading)
	await reading.getByRole("button", { name: "Approve" }).click()
	await expect(reading.getByText(`${name} approved`)).toBeVisible()
	await page.goto(`/testimonial/${stored.id}`)
	await expect(page.getByRole("blockquote")).toContainText("I would go there again any day.")
	await expect(page.getByRole("img", { name: `Photo of ${name}` })).toBeVisible()
	await inspectEverywhere(page)
})
