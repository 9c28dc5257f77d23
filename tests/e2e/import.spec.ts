import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenantWithAdmin } from "../support/factories"
import { STATEMENT } from "../support/imports"
import { inspectEverywhere } from "../support/inspect-screen"
import { paddedVideo } from "../support/padded-video"
import { tabTo } from "../support/tab-to"

test.use({ reducedMotion: "reduce" })

test("an owner brings videos: they arrive in parts with a picture, a bad one is named, and none is stored twice", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const video = { name: "jane-doe.webm", mimeType: "video/webm", buffer: await paddedVideo(1_300_000) }
	const none = { name: "not a video.mp4", mimeType: "video/mp4", buffer: Buffer.from("This is no video at all.") }
	const input = page.getByLabel("Choose videos")
	const statement = page.getByLabel("How these customers gave their consent")
	const parts: string[] = []
	page.on("request", (request) => {
		if (request.method() === "PATCH") parts.push(request.url())
	})
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/dashboard`)
	await page.getByRole("link", { name: "Import", exact: true }).first().click()
	await expect(page.getByRole("heading", { name: "Import testimonials" })).toBeVisible()
	await input.setInputFiles([video, none])
	await statement.fill(STATEMENT)
	await inspectEverywhere(page)
	await page.getByRole("button", { name: "Import 2 videos" }).click()
	await expect(page.getByText("1 video imported, 1 video failed")).toBeVisible()
	await expect(page.getByText("This file isn't a WebM or MP4 video.")).toBeVisible()
	await inspectEverywhere(page)
	expect(parts.length).toBeGreaterThan(0)
	const stored = await db().submission.findMany({ where: { tenantId: tenant.id } })
	expect(stored).toEqual([
		expect.objectContaining({ name: "Jane Doe", status: "pending", posterKey: expect.any(String) }),
	])

	await page.reload()
	await input.setInputFiles([video])
	await expect(statement).toHaveValue(STATEMENT)
	await page.getByRole("button", { name: "Import 1 video" }).click()
	await expect(page.getByText("1 video already here")).toBeVisible()
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
	await page.getByRole("link", { name: "Review them" }).click()
	await expect(page.getByRole("link", { name: "Watch Jane Doe" })).toBeVisible()
})

test("an owner brings an older program's list by keyboard: it asks for the day, and imports what it showed", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const list = `Our reviews;;;
;;;
Name;Last name;Testimonial;Stars;Date
Jörg;Müller;Für 35 € war mein Fahrrad am selben Tag wieder schön.;9/10;03/04/2024
Zoë;Brontë;“Merci” – très bien et très rapide, à bientôt !;4,5;05/06/2024
`
	const bytes: Record<string, number> = { "€": 0x80, "“": 0x93, "”": 0x94, "–": 0x96 }
	const buffer = Buffer.from(Array.from(list, (sign) => bytes[sign] ?? sign.charCodeAt(0)))
	const preview = page.getByRole("region", { name: "Preview" })
	await signInAs(token)
	// Asked for this early, since under load a press once opened a dialog that the tool did not hear of.
	const chooser = page.waitForEvent("filechooser")
	await page.goto(`/admin/${tenant.slug}/import`)
	await tabTo(page, page.getByRole("link", { name: "Written" }))
	await page.keyboard.press("Enter")

	await tabTo(page, page.locator("button", { hasText: "Choose a CSV file" }))
	await page.keyboard.press("Enter")
	await (await chooser).setFiles({ name: "reviews.csv", mimeType: "text/csv", buffer })
	const day = page.getByLabel("“03/04/2024” is")
	await expect(day).toBeVisible()
	await expect(preview).toBeHidden()
	await inspectEverywhere(page)
	await tabTo(page, day)
	await page.keyboard.press("ArrowDown")
	await expect(preview.getByText("Apr 3, 2024")).toBeVisible()
	await expect(preview.getByText("Jörg Müller")).toBeVisible()
	await inspectEverywhere(page)
	await tabTo(page, page.getByLabel("How these customers gave their consent"))
	await page.keyboard.insertText(STATEMENT)
	await page.keyboard.press("Tab")
	await expect(page.getByRole("button", { name: "Import 2 testimonials" })).toBeFocused()
	await page.keyboard.press("Enter")
	await expect(page.getByText("2 testimonials imported")).toBeVisible()
	await page.keyboard.press("Tab")
	await page.keyboard.press("Enter")
	await expect(
		page.getByRole("link", { name: "Watch Jörg Müller" }).or(page.getByText("Jörg Müller", { exact: true })),
	).toBeVisible()

	const stored = await db().submission.findMany({ where: { tenantId: tenant.id }, orderBy: { name: "asc" } })
	expect(stored).toMatchObject([
		{ name: "Jörg Müller", writtenText: "Für 35 € war mein Fahrrad am selben Tag wieder schön.", stars: 4 },
		{ name: "Zoë Brontë", writtenText: "“Merci” – très bien et très rapide, à bientôt !", stars: 4 },
	])
})
