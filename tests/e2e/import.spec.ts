import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenantWithAdmin } from "../support/factories"
import { STATEMENT } from "../support/imports"
import { inspectEverywhere } from "../support/inspect-screen"
import { paddedVideo } from "../support/padded-video"

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
