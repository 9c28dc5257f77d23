import { db } from "@/lib/db/client"
import { expect, test } from "../support/browser"
import { makeTenant, unique } from "../support/factories"
import { leaveQuestionOpen, refuseFormats, switchMicrophone, watchTracks, withoutWebm } from "../support/fake-camera"
import { expectPlaying } from "../support/playing"
import { PHONE } from "../support/screens"
import { studio } from "../support/studio"

const person = () => ({ name: "Grace", email: `grace-${unique()}@example.com` })

test("from idle to ready: pickers, level and the allowed time; leaving releases the camera", async ({ page }) => {
	const stopped = await watchTracks(page)
	const visitor = studio(page)
	await visitor.open((await makeTenant({ maxDurationSeconds: 90 })).slug)
	await expect(visitor.stage).toContainText("Up to 1:30, as often as you like.")
	await visitor.startCamera()
	await expect(visitor.preview).toBeVisible()
	await expect(page.getByRole("combobox", { name: "Camera" })).toContainText("fake_device_0")
	await expect(page.getByRole("combobox", { name: "Microphone" })).not.toBeEmpty()
	// The fake microphone beeps once a second.
	await expect(visitor.stage).toContainText("Mic is working")
	await expect(visitor.timer).toBeHidden()
	expect(await stopped()).toEqual([])
	await page.goto("/")
	expect(await stopped()).toEqual(["audio ended", "video ended"])
})

test.describe("on a phone", () => {
	test.use(PHONE)
	test("a browser that only records MP4, with a full disk, records until the time is up, and the server accepts it @camera", async ({
		page,
	}) => {
		await withoutWebm(page)
		await page.addInitScript(() => {
			const { put } = IDBObjectStore.prototype
			IDBObjectStore.prototype.put = function (value, key) {
				if (Array.isArray(key) && key[1] === 1) throw new DOMException("Full.", "QuotaExceededError")
				return put.call(this, value, key)
			}
		})
		const tenant = await makeTenant({ maxDurationSeconds: 3 })
		const visitor = studio(page)
		await visitor.open(tenant.slug)
		await visitor.startCamera()
		await visitor.startRecording()
		await expect(visitor.button("Record Again")).toBeVisible({ timeout: 30_000 })
		await expect(visitor.stage).toContainText("This browser can't keep a copy of your video.")
		await expect(visitor.stage).toContainText(/Length\s*0:03/)
		await expectPlaying(page)
		await visitor.button("Use this video").click()
		await expect(page.getByRole("heading", { name: "Your Information" })).toBeInViewport()
		await visitor.fill(person())
		await visitor.consent.check()
		await visitor.submit.click()
		await expect(page).toHaveURL(/thank-you$/)
		const stored = await db().submission.findFirstOrThrow({ where: { tenantId: tenant.id } })
		expect(stored.contentType).toBe("video/mp4")
		expect(stored.durationMs).toBeGreaterThan(1000)
	})

	test("the stage covers the screen; Back leaves it, also while recording, and the take can be sent @camera", async ({
		page,
	}) => {
		const visitor = studio(page)
		const { slug } = await makeTenant()
		await page.goto("/")
		await visitor.open(slug)
		const covers = async (yes: boolean) => {
			await expect(visitor.stage).toHaveCSS("position", yes ? "fixed" : "relative")
			// Inert: neither a tap nor a screen reader reaches it.
			await expect(page.locator("form[inert], [inert] form")).toHaveCount(yes ? 1 : 0)
		}
		await visitor.startCamera()
		await covers(true)
		const box = await visitor.stage.boundingBox()
		expect(box).toEqual({ x: 0, y: 0, ...PHONE.viewport })
		await expect(visitor.button("Start Recording")).toBeInViewport({ ratio: 1 })
		await page.goBack()
		await covers(false)
		await expect(visitor.button("Start Camera")).toBeInViewport({ ratio: 1 })
		await visitor.startCamera()
		await visitor.startRecording()
		await page.getByRole("button", { name: "Next question" }).tap()
		await expect(visitor.stage).toContainText("What changed for you?")
		await expect(visitor.timer).toHaveText(/^0:0[1-9] /)
		await page.goBack()
		await covers(false)
		await expect(visitor.button("Record Again")).toBeVisible()
		await expectPlaying(page)
		await visitor.fill(person())
		await visitor.consent.check()
		await visitor.submit.click()
		await expect(page).toHaveURL(/thank-you$/)
	})
})

test("a file chosen instead of a recording plays, can be replaced, and is uploaded", async ({ page }) => {
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	let shown = ""
	for (const file of ["phone-moov-last.mp4", "safari-like-fragmented.mp4", "chrome-vp8-opus.webm"] as const) {
		await test.step(file, async () => {
			await visitor.chooseFile(file)
			await expect(visitor.playback).not.toHaveAttribute("src", shown)
			await expect(visitor.stage).toContainText(/Length\s*0:0\d/)
			await expect(visitor.stage).toContainText(/Size\s*0\.\d MB/)
			await expectPlaying(page)
			shown = (await visitor.playback.getAttribute("src")) ?? ""
		})
	}
	await visitor.fill(person())
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	const stored = await db().submission.findMany({ where: { tenantId: tenant.id }, select: { contentType: true } })
	expect(stored).toEqual([{ contentType: "video/webm" }])
})

test("a browser that cannot record says so, keeps the form's text over Retry, and accepts a file @phone-only", async ({
	page,
}) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, "MediaRecorder"))
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.fill(person())
	await visitor.button("Start Camera").click()
	await expect(visitor.stage.getByRole("alert").first()).toHaveText(
		"Recording failed: this browser can't record video.",
	)
	const reloaded = page.waitForEvent("load")
	await visitor.button("Retry").click()
	await reloaded
	await expect(visitor.name).toHaveValue("Grace")
	await visitor.button("Start Camera").click()
	await visitor.file.setInputFiles({ name: "notes.webm", mimeType: "video/webm", buffer: Buffer.from("no video") })
	const problem = visitor.stage.getByRole("alert").filter({ hasText: "This file isn't a WebM or MP4 video." })
	await expect(problem).toBeInViewport({ ratio: 1 })
	await visitor.chooseFile("phone-moov-last.mp4")
	await expect(visitor.playback).toBeVisible()
	await expect(problem).toBeHidden()
})

test("a microphone that goes off is noticed, before the take and in it, and so is that it is back @camera", async ({
	page,
}) => {
	const turn = await switchMicrophone(page)
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await expect(visitor.stage).toContainText("Mic is working")
	await turn(false)
	await expect(visitor.stage.getByRole("alert")).toHaveText("Is your mic on?")
	await visitor.record(1)
	await expect(visitor.stage).toContainText("Your video has no sound. Check your microphone, then choose Record Again.")
	await visitor.button("Record Again").click()
	await expect(visitor.button("Start Recording")).toBeVisible()
	await turn(true)
	await expect(visitor.stage).toContainText("Mic is working")
	await visitor.record(2)
	await expect(visitor.stage).toContainText("Kept safe on this device")
	await expect(visitor.stage).not.toContainText("no sound")
})

test("a question that nobody answers: where it is, Cancel, and no camera by a late yes", async ({ page }) => {
	const allow = await leaveQuestionOpen(page)
	const stopped = await watchTracks(page)
	await page.clock.install()
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.button("Start Camera").click()
	await expect(visitor.stage).not.toContainText("Still waiting for your answer")
	await page.clock.fastForward(10_000)
	await expect(visitor.stage).toContainText("Still waiting for your answer")
	await visitor.button("Cancel").click()
	await expect(visitor.button("Start Camera")).toBeVisible()
	await allow()
	await expect.poll(stopped).toEqual(["audio ended", "video ended"])
	await expect(visitor.button("Start Camera")).toBeVisible()
	await visitor.chooseFile("phone-moov-last.mp4")
	await expect(visitor.playback).toBeVisible()
})

test("a format that the browser promises and refuses: the next is tried without a word, and remembered @camera", async ({
	page,
}) => {
	const tried = await refuseFormats(page, "vp9", "vp8")
	const tenant = await makeTenant()
	const visitor = studio(page)
	await visitor.open(tenant.slug)
	await visitor.startCamera()
	await visitor.record(1)
	await visitor.button("Record Again").click()
	await visitor.record(1)
	expect(await tried()).toEqual([
		"video/webm;codecs=vp9,opus",
		"video/webm;codecs=vp8,opus",
		"video/webm",
		"video/webm",
	])
	await visitor.fill(person())
	await visitor.consent.check()
	await visitor.submit.click()
	await expect(page).toHaveURL(/thank-you$/)
	expect(await db().submission.count({ where: { tenantId: tenant.id } })).toBe(1)
})
