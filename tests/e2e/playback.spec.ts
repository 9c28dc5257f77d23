import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { e2eProduct } from "../support/e2e-product"
import { fixture, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { submit } from "../support/submit"
import { eventually } from "../support/worker-process"

test("a browser's recording reports its length, plays from the first byte and can be sought in", async ({ page }) => {
	const tenant = await makeTenant()
	await submit(e2eProduct().url, tenant.slug, { video: await fixture("chrome-vp9-opus.webm") })
	const row = await eventually("the repair", () =>
		db().submission.findFirst({ where: { tenantId: tenant.id, playback: { state: { in: ["ready", "failed"] } } } }),
	)
	expect(await db().playback.findUnique({ where: { submissionId: row.id } })).toMatchObject({ state: "ready" })

	await page.goto(`/testimonial/${row.id}`)
	const seen = await page.getByLabel(/^Video testimonial by /).evaluate(async (element) => {
		if (!(element instanceof HTMLVideoElement)) throw new Error("no video")
		const until = (event: string) => new Promise((resolve) => element.addEventListener(event, resolve, { once: true }))
		if (element.readyState < HTMLMediaElement.HAVE_METADATA) await until("loadedmetadata")
		const { duration } = element
		const sought = until("seeked")
		element.currentTime = duration / 2
		await sought
		return { duration, time: element.currentTime, width: element.videoWidth, seekable: element.seekable.end(0) }
	})
	// The browser's unrepaired recording reports Infinity here.
	expect(Math.abs(seen.duration - row.durationMs / 1000)).toBeLessThanOrEqual(0.1)
	expect(seen.seekable).toBeCloseTo(seen.duration, 1)
	expect(seen.time).toBeCloseTo(seen.duration / 2, 1)
	expect(seen.width).toBeGreaterThan(0)
})

test("a video that does not load says so, and its page says what happened to it", async ({ page, strictness }) => {
	strictness.allow(/status of 404/)
	const { id } = await makeSubmission({ tenantId: (await makeTenant()).id, status: "approved" })
	await page.goto(`/testimonial/${id}`)
	await expect(page.getByText("Video not available")).toBeVisible()
	await db().submission.update({ where: { id }, data: { status: "rejected" } })
	await page.getByRole("link", { name: "Retry" }).click()
	await expect(page.getByText("Testimonial not found or no longer available.")).toBeVisible()
})

test("an owner who opens a video that is gone is told so, and led back", async ({ page, signInAs, strictness }) => {
	strictness.allow(/status of 404/)
	const { tenant, token } = await makeTenantWithAdmin()
	const { id } = await makeSubmission({ tenantId: tenant.id })
	await signInAs(token)
	await page.goto(`/admin/${tenant.slug}/watch/${id}`)
	await expect(page.getByText("Video not available")).toBeVisible()
	await expect(page.getByRole("link", { name: "Testimonials", exact: true })).toBeVisible()
	await db().submission.delete({ where: { id } })
	await page.getByRole("link", { name: "Retry" }).click()
	await expect(page.getByText("This testimonial was deleted.")).toBeVisible()
	await expect(page.getByText("Video not available")).toBeVisible()
	await page.getByRole("link", { name: "Back to testimonials" }).click()
	await expect(page).toHaveURL(`/admin/${tenant.slug}/dashboard?tab=testimonials`)
})
