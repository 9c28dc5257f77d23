import { fireEvent, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Take } from "@/lib/recorder/take"
import { renderScreen } from "../../tests/support/render-screen"
import { Playback } from "./playback"

const takeOf = (url: string) => ({ url }) as Take

it.each(["error", "loadedmetadata"])(
	"says so when there is no picture to play (%s), and plays the next take",
	async (event) => {
		const { rerender } = renderScreen(<Playback take={takeOf("blob:a")} onRatio={() => {}} />)
		const video = Object.defineProperty(screen.getByLabelText("Your video"), "videoWidth", { value: 0 })
		fireEvent(video, new Event(event))
		expect((await screen.findByRole("status")).textContent).toContain("You can still send it.")
		rerender(<Playback take={takeOf("blob:b")} onRatio={() => {}} />)
		expect(screen.getByLabelText("Your video")).toBeTruthy()
	},
)
