import { cleanup, fireEvent, screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { lastSubmission, rememberSubmission } from "@/lib/client/last-submission"
import { fakeDevices } from "../../tests/support/fake-devices"
import { holdTime, isDisabled, openStudio, see, until } from "../../tests/support/open-studio"
import { stubXhr } from "../../tests/support/stub-xhr"

const UNKEPT = "This browser can't keep a copy of your video. Please leave this page open until it's sent."

beforeEach(holdTime)

const alerts = () => screen.getAllByRole("alert").map(({ textContent }) => textContent)
const announced = () => screen.getByRole("status").textContent
/** Whether the browser would ask before the page is left. */
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }))

it("forgets the previous testimonial: on a shared tablet the next gift is not that customer's", () => {
	rememberSubmission("acme", "earlier")
	rememberSubmission("other", "elsewhere")
	openStudio()
	expect([lastSubmission("acme"), lastSubmission("other")]).toEqual([null, "elsewhere"])
})

async function recording(maxSeconds?: number, phone = false) {
	const devices = fakeDevices()
	const studio = openStudio({ maxSeconds, phone })
	await studio.startCamera()
	await studio.press("Start Recording")
	await studio.press("Skip countdown")
	return { ...studio, ...devices }
}

it.each([
	["NotAllowedError", "", "Camera access denied. Please allow camera permissions and refresh the page."],
	["TypeError", "The lens cap is on.", "Camera access failed: The lens cap is on."],
])("explains a %s from the camera, and offers the alternatives", async (name, message, text) => {
	fakeDevices({ refuse: new DOMException(message, name) })
	const { press, button } = openStudio()
	const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
	await press("Start Camera")
	await see("Choose a file instead")
	expect(alerts()).toContain(text)
	expect(isDisabled(button("Submit Testimonial"))).toBe(true)
	if (name === "NotAllowedError") await see(/allow Camera and Microphone\. Then click Retry\./)
	else await see(/^Check that it's connected/)
	await press("Retry")
	expect(reload).toHaveBeenCalledOnce()
})

it("says why a recording does not start", async () => {
	fakeDevices({ startError: new DOMException("The encoder is gone.", "NotSupportedError") })
	const { startCamera, press } = openStudio()
	await startCamera()
	await press("Start Recording")
	await press("Skip countdown")
	expect(alerts()).toContain("Recording failed: The encoder is gone.")
})

it("says that a recording broke off, and releases the camera", async () => {
	const { recorders, tracks, pass, button } = await recording()
	await pass(1000)
	recorders[0]?.onerror?.()
	await until(() => expect(alerts()).toContain("Recording failed. Please try again."))
	expect(button("Retry")).toBeDefined()
	expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "ended"])
})

it("refuses a file that is not a video before anything is sent, until a valid one is chosen", async () => {
	const { choose, button, press } = openStudio()
	for (const [content, text] of [
		["", "This file is empty. Please choose another one."],
		["<!doctype html><script>", "This file isn't a WebM or MP4 video. Please choose another one."],
	] as const) {
		await choose(content)
		await until(() => expect(alerts()).toContain(text))
		expect(button("Start Camera")).toBeDefined()
	}
	await choose()
	await see("Choose another file")
	expect(alerts().join("")).toBe("")
	expect(screen.getByText("Length").parentElement?.textContent).toBe("Length0:05")
	await press("Record Again")
})

it("counts 3, 2, 1, which Escape cancels, and then records nothing", async () => {
	const { recorders } = fakeDevices()
	const { startCamera, press, pass, user, button } = openStudio()
	await startCamera()
	expect(announced()).toMatch(/You can record up to 40 seconds\./)
	await press("Start Recording")
	expect(announced()).toBe("3")
	await pass(1000)
	expect(announced()).toBe("2")
	await user.keyboard("{Escape}")
	expect(document.activeElement).toBe(button("Start Recording"))
	await pass(5000)
	expect(recorders).toEqual([])
	await press("Start Recording")
	await pass(3000)
	expect(recorders).toHaveLength(1)
	expect(screen.getByRole("timer").textContent).toBe("0:00 / 0:40")
})

it("warns by the clock's color and in words, and stops by itself", async () => {
	const { pass, button } = await recording(40)
	const shown = () => {
		const timer = screen.getByRole("timer")
		return [timer.textContent, timer.querySelector("[data-tone]")?.getAttribute("data-tone"), announced()]
	}
	await pass(9_750)
	expect(shown()).toEqual(["0:09 / 0:40", "green", "Recording."])
	await pass(500)
	expect(shown()).toEqual(["0:10 / 0:40", "amber", "30 seconds left."])
	await pass(20_000)
	expect(shown()).toEqual(["0:30 / 0:40", "red", "10 seconds left."])
	await pass(10_000)
	expect(button("Record Again")).toBeDefined()
	expect(screen.getByText("Length").parentElement?.textContent).toBe("Length0:40")
})

it("asks before the page is left during a recording, or with a take that is stored nowhere else", async () => {
	const { pass, press } = await recording()
	await see(UNKEPT)
	expect(isAsked()).toBe(true)
	await pass(2000)
	await press("Stop Recording")
	await see("Record Again")
	await see(UNKEPT)
	expect(isAsked()).toBe(true)
	await pass(1000)
	await press("Record Again")
	expect(isAsked()).toBe(false)
})

it("discards a take on Record Again, with the same camera", async () => {
	const { pass, press, button, user, consent, asked, tracks } = await recording()
	await user.click(consent())
	const revoked = vi.spyOn(URL, "revokeObjectURL")
	const take = () => screen.getByLabelText<HTMLVideoElement>("Your video").src
	await pass(1000)
	await press("Stop Recording")
	await see("Record Again")
	const first = take()
	expect(isDisabled(button("Submit Testimonial"))).toBe(false)
	// A second tap on Stop discards nothing.
	await press("Record Again")
	expect(take()).toBe(first)
	await pass(1000)
	await press("Record Again")
	expect(screen.getByLabelText("Your camera")).toBeDefined()
	expect(isDisabled(button("Submit Testimonial"))).toBe(true)
	expect(revoked).toHaveBeenCalledWith(first)
	await press("Start Recording")
	await press("Skip countdown")
	await pass(1000)
	await press("Stop Recording")
	await see("Record Again")
	expect(take()).not.toBe(first)
	expect(asked).toHaveLength(1)
	expect(tracks.map(({ readyState }) => readyState)).toEqual(["live", "live"])
})

it("shows one question at a time while the camera is on, turned by button, key and swipe", async () => {
	const { user, press, button } = await recording()
	const ideas = () => screen.getByRole("group", { name: "Ideas for what to say" }).textContent
	const WHO = "Who are you, and what brought you to Acme? 1 of 3"
	const CHANGED = "What changed for you? 2 of 3"
	await until(() => expect(ideas()).toBe(WHO))
	await user.click(screen.getByRole("button", { name: "Next question" }))
	expect(ideas()).toBe(CHANGED)
	button("Stop Recording").focus()
	await user.keyboard("{ArrowLeft}")
	expect(ideas()).toBe(WHO)
	await user.keyboard("{ArrowLeft}{ArrowRight}{ArrowRight}")
	expect(ideas()).toBe(CHANGED)
	const picture = screen.getByLabelText("Your camera")
	fireEvent.pointerDown(picture, { clientX: 200, clientY: 300, isPrimary: true })
	fireEvent.pointerUp(picture, { clientX: 290, clientY: 310, isPrimary: true })
	expect(ideas()).toBe(WHO)
	fireEvent.pointerDown(picture, { clientX: 200, clientY: 300, isPrimary: true })
	fireEvent.pointerUp(picture, { clientX: 180, clientY: 200, isPrimary: true })
	expect(ideas()).toBe(WHO)
	await press("Stop Recording")
	await see("Record Again")
	expect(screen.queryByRole("group", { name: "Ideas for what to say" })).toBe(null)
})

describe("on a phone the stage covers the page", () => {
	const formIsShut = () => screen.getByText("Your Information").closest("[inert]") !== null
	const isFull = () => screen.getByLabelText("Video recorder").dataset.full === "true"
	const goBack = () => fireEvent.popState(window, { state: null })

	it("from Start Camera to the end of the review, and then leads to the form", async () => {
		const { press, pass, type, field } = openStudioWithCamera()
		await type("Name", "Grace")
		expect([isFull(), formIsShut()]).toEqual([false, false])
		await press("Start Camera")
		await see("Start Recording")
		expect([isFull(), formIsShut()]).toEqual([true, true])
		await press("Start Recording")
		await press("Skip countdown")
		await pass(2000)
		await press("Stop Recording")
		await see("Use this video")
		// A second tap on Stop ends no review.
		await press("Use this video")
		expect(isFull()).toBe(true)
		await pass(1000)
		await press("Use this video")
		expect([isFull(), formIsShut()]).toEqual([false, false])
		expect(document.activeElement).toBe(screen.getByText("Your Information"))
		expect(field("Name").value).toBe("Grace")
		expect(screen.getByLabelText("Your video")).toBeDefined()
		await press("Record Again")
		expect(isFull()).toBe(true)
	})

	it("sends the video from its review if everything else was filled in before", async () => {
		const calls = stubXhr()
		const { press, pass, type, user, consent, button } = openStudioWithCamera()
		await type("Name", "Grace")
		await type("Email", "grace@example.com")
		await user.click(consent())
		await press("Start Camera")
		await see("Start Recording")
		await press("Start Recording")
		await press("Skip countdown")
		await pass(2000)
		await press("Stop Recording")
		await until(() => button("Submit"))
		await pass(1000)
		expect(calls).toEqual([])
		await press("Submit")
		await until(() => expect(calls).toHaveLength(1))
		expect(isFull()).toBe(false)
	})

	it.each([
		["Escape", ({ user }: Studio) => user.keyboard("{Escape}")],
		["Back", goBack],
		["the button", ({ user }: Studio) => user.click(screen.getByLabelText(/^(Close camera|Back to the page)$/))],
	])("%s leaves it without losing what was recorded", async (_, leave) => {
		const studio = await recording(40, true)
		studio.button("Stop Recording").focus()
		await studio.pass(2000)
		await leave(studio)
		await see("Record Again")
		expect([isFull(), formIsShut()]).toEqual([false, false])
		const take = screen.getByLabelText<HTMLVideoElement>("Your video").src
		expect(take).not.toBe("")
		await studio.pass(1000)
		expect(screen.getByLabelText<HTMLVideoElement>("Your video").src).toBe(take)
		expect(document.activeElement).toBe(studio.button("Record Again"))
	})

	it("leaving it before anything is recorded turns the camera off", async () => {
		const { press, startCamera, user, tracks, button } = openStudioWithCamera()
		await startCamera()
		await press("Start Recording")
		await user.keyboard("{Escape}")
		expect([isFull(), button("Start Recording")]).toEqual([true, expect.anything()])
		await user.keyboard("{Escape}")
		expect([isFull(), tracks.map(({ readyState }) => readyState)]).toEqual([false, ["ended", "ended"]])
		expect(document.activeElement).toBe(button("Start Camera"))
	})

	it("not for a file, nor for a refused camera: the form and the help stay in view", async () => {
		const { choose } = openStudioWithCamera()
		await choose()
		await see("Record Again")
		expect(isFull()).toBe(false)
		cleanup()
		fakeDevices({ refuse: new DOMException("", "NotAllowedError") })
		const { press, button } = openStudio({ phone: true })
		await press("Start Camera")
		await see("Choose a file instead")
		expect([isFull(), formIsShut()]).toEqual([false, false])
		expect(document.activeElement).toBe(button("Retry"))
	})
})

type Studio = Awaited<ReturnType<typeof recording>>

function openStudioWithCamera() {
	return { ...fakeDevices(), ...openStudio({ phone: true }) }
}
