import { db, transaction } from "@/lib/db/client"
import { queueRepair } from "@/lib/submissions/playback/mutations"
import { PROBLEM_TEXTS } from "@/lib/submissions/playback/texts"
import { expect, test } from "../support/browser"
import { dashboard } from "../support/dashboard"
import { fixture, makeSubmission, makeTenant, makeTenantWithAdmin } from "../support/factories"
import { studio } from "../support/studio"
import { eventually } from "../support/worker-process"

test("what a browser recorded says its length, plays from the first byte and can be sought in", async ({ page }) => {
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await visitor.startCamera()
	await visitor.record(3)
	await visitor.fill({ name: "Ada", email: "ada@example.com" })
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	const row = await eventually("the repair", () =>
		db().submission.findFirst({ where: { tenantId: tenant.id, playback: { state: { in: ["ready", "failed"] } } } }),
	)
	expect(await db().playback.findUnique({ where: { submissionId: row.id } })).toMatchObject({ state: "ready" })

	await page.goto(`/testimonial/${row.id}`)
	const video = page.getByLabel("Video testimonial by Ada")
	const seen = await video.evaluate(async (element) => {
		if (!(element instanceof HTMLVideoElement)) throw new Error("no video")
		const until = (event: string) => new Promise((resolve) => element.addEventListener(event, resolve, { once: true }))
		if (element.readyState < HTMLMediaElement.HAVE_METADATA) await until("loadedmetadata")
		const { duration } = element
		const sought = until("seeked")
		element.currentTime = duration / 2
		await sought
		return { duration, time: element.currentTime, width: element.videoWidth, seekable: element.seekable.end(0) }
	})
	// A recording as it came from the browser says Infinity here.
	expect(Math.abs(seen.duration - row.durationMs / 1000)).toBeLessThanOrEqual(0.1)
	expect(seen.seekable).toBeCloseTo(seen.duration, 1)
	expect(seen.time).toBeCloseTo(seen.duration / 2, 1)
	expect(seen.width).toBeGreaterThan(0)
})

test("a video being prepared becomes ready by itself; one that failed says why and can be tried again @phone", async ({
	page,
	signInAs,
}) => {
	const { tenant, token } = await makeTenantWithAdmin()
	const tenantId = tenant.id
	const whole = await fixture("chrome-vp9-opus.webm")
	const error = PROBLEM_TEXTS.cut
	await makeSubmission({ tenantId, name: "Eve", bytes: whole, playback: { create: { state: "failed", error } } })
	// Nobody has its job in hand yet.
	const bob = await makeSubmission({ tenantId, name: "Bob", bytes: whole, playback: { create: {} } })
	await makeSubmission({ tenantId, name: "Ada" })
	await signInAs(token)
	const owner = dashboard(page)
	await owner.open(tenant.slug)
	await expect(owner.row("Bob")).toContainText("Preparing video…")
	await expect(owner.row("Eve")).toContainText(error)
	await expect(owner.row("Ada")).not.toContainText("video")

	await db().playback.delete({ where: { submissionId: bob.id } })
	await transaction((tx) => queueRepair(tx, bob.id))
	await expect(owner.row("Bob")).not.toContainText("Preparing video…", { timeout: 20_000 })

	await page.getByRole("button", { name: "Try again to prepare Eve's video" }).click()
	await expect(owner.row("Eve")).not.toContainText(error)
	await expect(owner.row("Eve")).not.toContainText("Preparing video…", { timeout: 20_000 })
	expect((await db().playback.findFirst({ where: { submission: { tenantId, name: "Eve" } } }))?.state).toBe("ready")
})
