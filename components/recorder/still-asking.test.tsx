import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { questionPlace } from "@/lib/recorder/question-place"
import { createRecorder } from "@/lib/recorder/recorder"
import { renderScreen } from "../../tests/support/render-screen"
import { StillAsking } from "./still-asking"

beforeEach(() => {
	vi.useFakeTimers()
	vi.stubGlobal("matchMedia", () => ({ matches: false }))
})
afterEach(() => {
	vi.useRealTimers()
	vi.unstubAllGlobals()
})

it("says where the question is after ten seconds, and not before; Cancel leads back to the start", () => {
	const recorder = createRecorder(60, {
		media: {
			obstacle: () => null,
			devices: () => ({ getUserMedia: () => new Promise(() => {}), enumerateDevices: async () => [] }),
			loadRecord: () => new Promise(() => {}),
			makePoster: async () => null,
			measure: async () => null,
			keepAwake: () => () => {},
		},
	})
	void recorder.startCamera()
	renderScreen(<StillAsking recorder={recorder} />)
	act(() => void vi.advanceTimersByTime(9999))
	expect(screen.getByRole("status").textContent).toBe("")
	expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull()
	act(() => void vi.advanceTimersByTime(1))
	expect(screen.getByRole("status").textContent).toContain("address bar")
	expect(screen.getByLabelText("Choose a file instead")).toBeTruthy()
	expect(recorder.snapshot().state).toEqual({ name: "requesting" })
	fireEvent.click(screen.getByRole("button", { name: "Cancel" }))
	expect(recorder.snapshot().state).toEqual({ name: "idle" })
})

it.each([
	["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", false, /address bar: click the camera/],
	[
		"Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
		false,
		/address bar: click the camera/,
	],
	["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", true, /edge of the screen.+tap the icon/],
	["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140 Safari/604", true, /middle/],
	[
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605",
		false,
		/top of this window/,
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18 Safari/605", true, /middle/],
])("knows where %s asks (touch: %s)", (userAgent, touch, place) => {
	expect(questionPlace(userAgent, touch)).toMatch(place)
})
