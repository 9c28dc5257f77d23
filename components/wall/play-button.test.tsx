import { fireEvent, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { expect, it, vi } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { PlayButton } from "./play-button"

function Player() {
	return (
		<div>
			{/* biome-ignore lint/a11y/useMediaCaption: nothing is said. */}
			<video controls aria-label="Video testimonial by Ada" />
			<PlayButton label="Play the video of Ada">▶</PlayButton>
		</div>
	)
}

function showPlayer() {
	const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
	const { user } = renderScreen(<Player />)
	return { user, play, video: screen.getByLabelText("Video testimonial by Ada") as HTMLVideoElement }
}
const button = () => screen.queryByRole("button", { name: "Play the video of Ada" })

it("leaves the browser's controls to a page without scripts", () => {
	const html = renderToString(<Player />)
	expect([/<video[^>]* controls/.test(html), /<button[^>]* hidden/.test(html)]).toEqual([true, true])
})

it("takes the place of the controls until it is pressed, and hands them the focus", async () => {
	const { user, play, video } = showPlayer()
	expect([video.controls, button() !== null]).toEqual([false, true])
	await user.tab()
	await user.keyboard("{Enter}")
	expect([video.controls, button(), document.activeElement, play.mock.calls.length]).toEqual([true, null, video, 1])
})

it("goes also where the video is played from elsewhere", () => {
	const { video } = showPlayer()
	fireEvent.play(video)
	expect([video.controls, button()]).toEqual([true, null])
})
