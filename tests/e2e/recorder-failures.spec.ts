import { expect, test } from "../support/browser"
import { makeTenant } from "../support/factories"
import { refuseCamera } from "../support/fake-camera"
import { studio } from "../support/studio"

const FAILURES = [
	["NotAllowedError", "", "Camera access denied. Please allow camera permissions and refresh the page."],
	["NotFoundError", "", "Camera access failed: no camera or microphone was found on this device."],
	["NotReadableError", "", "Camera access failed: another app or browser tab is using it."],
	["TypeError", "The lens cap is on.", "Camera access failed: The lens cap is on."],
] as const

for (const [name, message, text] of FAILURES) {
	test(`${name} from the camera: ${text} @phone`, async ({ page }) => {
		await refuseCamera(page, name, message)
		const visitor = studio(page)
		await visitor.open((await makeTenant()).slug)
		await visitor.button("Start Camera").click()
		await expect(page.getByRole("alert").filter({ hasText: text })).toHaveText(text)
		await expect(visitor.button("Retry")).toBeVisible()
		await expect(visitor.submit).toBeDisabled()
		await expect(page.getByText("Choose a file instead")).toBeVisible()
		if (name === "NotAllowedError")
			await expect(visitor.stage).toContainText(/allow Camera and Microphone\. Then press Retry\./)
	})
}

test("Retry loads the page again, and what was typed is still there", async ({ page }) => {
	await refuseCamera(page, "NotReadableError")
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.fill({ name: "Grace Hopper", email: "grace@example.com" })
	await visitor.button("Start Camera").click()
	const reloaded = page.waitForEvent("load")
	await visitor.button("Retry").click()
	await reloaded
	await expect(visitor.button("Start Camera")).toBeVisible()
	await expect(visitor.name).toHaveValue("Grace Hopper")
	await expect(visitor.email).toHaveValue("grace@example.com")
})

test("a browser that cannot record says so, and takes a file @phone", async ({ page }) => {
	await page.addInitScript(() => Reflect.deleteProperty(window, "MediaRecorder"))
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.button("Start Camera").click()
	await expect(visitor.stage.getByRole("alert").first()).toHaveText(
		"Recording failed: this browser cannot record video.",
	)
	await visitor.file.setInputFiles({ name: "notes.webm", mimeType: "video/webm", buffer: Buffer.from("no video") })
	const problem = visitor.stage.getByRole("alert").filter({ hasText: "This file is not a WebM or MP4 video." })
	await expect(problem).toBeInViewport({ ratio: 1 })
	await visitor.chooseFile("phone-moov-last.mp4")
	await expect(visitor.playback).toBeVisible()
	await expect(problem).toBeHidden()
	const first = await visitor.playback.getAttribute("src")
	await expect(page.getByText("Choose another file")).toBeVisible()
	await visitor.chooseFile("chrome-vp9-opus.webm")
	await expect(visitor.playback).not.toHaveAttribute("src", first ?? "")
})

test("a recorder that does not start: Recording failed with its reason", async ({ page }) => {
	await page.addInitScript(() => {
		MediaRecorder.prototype.start = () => {
			throw new DOMException("The encoder is gone.", "NotSupportedError")
		}
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await visitor.button("Start Recording").click()
	await visitor.button("Skip countdown").click()
	await expect(visitor.stage.getByRole("alert").first()).toHaveText("Recording failed: The encoder is gone.")
})

test("a recorder that breaks on the way: Recording failed. Please try again.", async ({ page }) => {
	await page.addInitScript(() => {
		const { start } = MediaRecorder.prototype
		MediaRecorder.prototype.start = function (timeslice) {
			start.call(this, timeslice)
			this.addEventListener("dataavailable", () => this.dispatchEvent(new Event("error")), { once: true })
		}
	})
	const visitor = studio(page)
	await visitor.open((await makeTenant()).slug)
	await visitor.startCamera()
	await visitor.startRecording()
	await expect(visitor.stage.getByRole("alert").first()).toHaveText("Recording failed. Please try again.")
	await expect(visitor.button("Retry")).toBeVisible()
})

const BAD_FILES = [
	["an empty file", "", "This file is empty. Please choose another one."],
	["HTML named .webm", "<!doctype html><script>", "This file is not a WebM or MP4 video. Please choose another one."],
] as const

for (const [what, content, text] of BAD_FILES) {
	test(`${what} is refused before anything is sent`, async ({ page }) => {
		const visitor = studio(page)
		await visitor.open((await makeTenant()).slug)
		await visitor.file.setInputFiles({ name: "take.webm", mimeType: "video/webm", buffer: Buffer.from(content) })
		await expect(visitor.stage.getByRole("alert").filter({ hasText: text })).toBeVisible()
		await expect(visitor.button("Start Camera")).toBeVisible()
	})
}
