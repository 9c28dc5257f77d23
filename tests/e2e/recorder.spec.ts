import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenant, unique } from "../support/factories"
import { watchTracks, withoutWebm } from "../support/fake-camera"
import { keptTakes } from "../support/kept-takes"
import { expectPlaying } from "../support/playing"
import { studio } from "../support/studio"

test("from idle to ready: pickers, level, the time that is allowed, and nothing recorded @phone", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant({ maxDurationSeconds: 90 })).slug)
	await expect(visitor.stage).toContainText("Up to 1:30, as often as you like.")
	await expect(visitor.timer).toBeHidden()
	await visitor.startCamera()
	await expect(visitor.preview).toBeVisible()
	await expect(page.getByRole("combobox", { name: "Camera" })).toContainText("fake_device_0")
	await expect(page.getByRole("combobox", { name: "Microphone" })).not.toBeEmpty()
	// The fake microphone beeps once a second.
	await expect(visitor.stage).toContainText("Sound is on")
	await expect(visitor.stage.getByRole("status")).toHaveText(/You can record up to 1 minute 30 seconds\./)
	await expect(visitor.submit).toBeDisabled()
})

test("the camera is asked for what the specification says", async ({ page }) => {
	const asked: unknown[] = []
	await page.exposeFunction("noteConstraints", (constraints: unknown) => asked.push(constraints))
	await page.addInitScript(() => {
		const { getUserMedia } = MediaDevices.prototype
		MediaDevices.prototype.getUserMedia = function (constraints) {
			Reflect.get(window, "noteConstraints")(constraints)
			return getUserMedia.call(this, constraints)
		}
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	expect(asked).toEqual([
		{
			video: {
				width: { ideal: 1280, max: 1920 },
				height: { ideal: 720, max: 1080 },
				frameRate: { ideal: 30 },
				facingMode: "user",
			},
			audio: { echoCancellation: true, noiseSuppression: true, sampleRate: 48_000 },
		},
	])
})

test("3-2-1 can be cancelled, and then nothing was recorded", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await page.clock.install()
	await page.clock.pauseAt(Date.now() + 3_600_000)
	await visitor.button("Start Recording").click()
	await expect(visitor.stage.getByRole("status")).toHaveText("3")
	await page.clock.runFor(1000)
	await expect(visitor.stage.getByRole("status")).toHaveText("2")
	await page.keyboard.press("Escape")
	await expect(visitor.button("Start Recording")).toBeVisible()
	await page.clock.runFor(5000)
	await expect(visitor.button("Start Recording")).toBeVisible()
	await visitor.button("Start Recording").click()
	await page.clock.runFor(3000)
	await expect(visitor.timer).toHaveText("0:00 / 2:00")
})

test("the clock is green, amber at 30 s and red at 10 s, and the recording stops by itself", async ({ page }) => {
	const visitor = studio(page)
	const status = visitor.stage.getByRole("status")
	const light = visitor.timer.locator("[data-tone]")
	await page.clock.install()
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await page.clock.pauseAt(Date.now() + 3_600_000)
	await visitor.startRecording()
	await expect(visitor.timer).toHaveText("0:00 / 2:00")
	// The camera's own time is not the page's: a recording in which nothing arrives would be given up.
	await expect.poll(async () => (await keptTakes(page))[0]?.bytes ?? 0).toBeGreaterThan(0)
	await page.clock.fastForward(89_000)
	await expect(visitor.timer).toHaveText("1:29 / 2:00")
	await expect(light).toHaveAttribute("data-tone", "green")
	await expect(status).toHaveText("1 minute recorded.")
	await page.clock.fastForward(1_000)
	await expect(visitor.timer).toHaveText("1:30 / 2:00")
	await expect(light).toHaveAttribute("data-tone", "amber")
	await expect(status).toHaveText("30 seconds left.")
	await page.clock.fastForward(20_000)
	await expect(visitor.timer).toHaveText("1:50 / 2:00")
	await expect(light).toHaveAttribute("data-tone", "red")
	await expect(status).toHaveText("10 seconds left.")
	await page.clock.fastForward(10_000)
	await page.clock.resume()
	await expect(visitor.button("Record Again")).toBeVisible()
	await expect(visitor.stage).toContainText(/Length\s*2:00/)
})

test("with the real clock it stops at the tenant's own maximum, and the server takes it", async ({ page }) => {
	const tenant = await makeTenant({ maxDurationSeconds: 10 })
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await visitor.startCamera()
	await visitor.startRecording()
	await expect(visitor.button("Record Again")).toBeVisible({ timeout: 25_000 })
	await expect(visitor.stage).toContainText(/Length\s*0:10/)
	await visitor.fill({ name: "Grace", email: `grace-${unique()}@example.com` })
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	const { durationMs } = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	expect(durationMs).toBeGreaterThan(8_500)
	expect(durationMs).toBeLessThan(12_000)
})

test("Record Again discards the take and needs no second permission", async ({ page, strictness }) => {
	// Of the discarded take, which is asked for below.
	strictness.allow(/ERR_FILE_NOT_FOUND.*blob:/)
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.consent.check()
	await visitor.startCamera()
	await visitor.record(1)
	await expect(visitor.submit).toBeEnabled()
	const first = await visitor.playback.getAttribute("src")
	await visitor.button("Record Again").click()
	await expect(visitor.button("Start Recording")).toBeVisible()
	await expect(visitor.preview).toBeVisible()
	await expect(visitor.submit).toBeDisabled()
	await visitor.record(1)
	expect(await visitor.playback.getAttribute("src")).not.toBe(first)
	const discarded = page.evaluate(
		(url) =>
			new Promise((resolve) => {
				const video = document.createElement("video")
				video.onloadeddata = () => resolve(false)
				video.onerror = () => resolve(true)
				video.src = url ?? ""
			}),
		first,
	)
	expect(await discarded).toBe(true)
})

test("a browser that only gives MP4 is served as well @phone", async ({ page }) => {
	await withoutWebm(page)
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await visitor.startCamera()
	await visitor.record(2)
	await expectPlaying(page)
	await visitor.fill({ name: "Grace", email: `grace-${unique()}@example.com` })
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	const stored = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
	expect(stored.contentType).toBe("video/mp4")
	expect(stored.durationMs).toBeGreaterThan(1000)
})

for (const file of ["phone-moov-last.mp4", "safari-like-fragmented.mp4", "chrome-vp8-opus.webm"] as const) {
	test(`${file}, chosen instead of a recording, plays and arrives`, async ({ page }) => {
		const tenant = await makeTenant()
		const visitor = studio(page)
		await visitor.open(tenant.slug)
		await visitor.chooseFile(file)
		await expect(visitor.stage).toContainText(/Length\s*0:0\d/)
		await expect(visitor.stage).toContainText(/Size\s*0\.\d MB/)
		await expectPlaying(page)
		await visitor.fill({ name: "Grace", email: `grace-${unique()}@example.com` })
		await visitor.consent.check()
		await visitor.submit.click()
		await expect(page).toHaveURL(/thank-you$/)
		expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
	})
}

test("the camera is released on leaving the page", async ({ page }) => {
	const stopped = await watchTracks(page)
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	expect(await stopped()).toEqual([])
	await page.goto("/")
	expect(await stopped()).toEqual(["audio ended", "video ended"])
})

test("a recording that is under way is not cut off without a question", async ({ page }) => {
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await visitor.startRecording()
	const asked = page.waitForEvent("dialog")
	const left = page.reload()
	const question = await asked
	expect(question.type()).toBe("beforeunload")
	await question.accept()
	await left
})
