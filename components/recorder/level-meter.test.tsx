import { act, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { renderScreen } from "../../tests/support/render-screen"
import { LevelMeter } from "./level-meter"

it("asks about a muted microphone, tells the take, and follows when it is back", () => {
	const track = Object.assign(new EventTarget(), { muted: false })
	const stream = { getAudioTracks: () => [track] } as unknown as MediaStream
	const notices: (string | null)[] = []
	const onNotice = (notice: string | null) => void notices.push(notice)
	renderScreen(<LevelMeter stream={stream} recording onNotice={onNotice} />)
	expect(screen.getByText("Say hello")).toBeTruthy()
	act(() => void track.dispatchEvent(new Event("mute")))
	expect(screen.getByRole("alert").textContent).toBe("Is your mic on?")
	expect(notices.at(-1)).toContain("Record Again")
	act(() => void track.dispatchEvent(new Event("unmute")))
	expect(screen.queryByRole("alert")).toBeNull()
})
