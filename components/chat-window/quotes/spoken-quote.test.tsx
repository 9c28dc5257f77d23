import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import type { Quote } from "@/lib/client/contract"
import { answered, CHAT, openChat } from "@/tests/support/chat-room"

const QUOTE: Quote = {
	first_name: "Ada",
	text: "They repaired my bicycle within an hour.",
	start_ms: 12_400,
	video_url: "/media/submissions/1/video",
	content_type: "video/webm",
	rendition_url: "/media/submissions/1/video?format=mp4",
	poster_url: null,
	captions: { url: "/media/submissions/1/captions", language: "en" },
}
const HEAR = "Hear it from Ada, 0:12"

async function openQuoted(answer = "Within an hour [1][2].") {
	const chat = openChat()
	const cited = { title: "A customer's testimonial", passage: QUOTE.text, address: null, quote: QUOTE }
	chat.api.on(CHAT, { body: answered(answer, { citations: [cited, cited] }) })
	await chat.ask("How fast are you?")
	await screen.findByRole("button", { name: HEAR })
	return chat
}

it("loads nothing of the video before a press, and then plays it from the sentence, with captions and the focus", async () => {
	const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue()
	const { press } = await openQuoted()
	expect(screen.getByText(`“${QUOTE.text}”`).tagName).toBe("BLOCKQUOTE")
	expect(document.querySelector("video, source, track")).toBe(null)
	await press(HEAR)
	const video = screen.getByLabelText<HTMLVideoElement>("Testimonial by Ada")
	expect([...video.querySelectorAll("source")].map(({ src }) => new URL(src).pathname)).toEqual([
		"/media/submissions/1/video",
		"/media/submissions/1/video",
	])
	expect(video.querySelector("track")?.getAttribute("src")).toBe(QUOTE.captions.url)
	fireEvent(video, new Event("loadedmetadata"))
	expect(video.currentTime).toBe(12.4)
	expect(play).toHaveBeenCalledTimes(1)
	// A visitor who seeks is not taken back.
	video.currentTime = 3
	fireEvent(video, new Event("loadedmetadata"))
	expect(video.currentTime).toBe(3)
})

it("takes the words away if the testimonial is gone by the time it is played", async () => {
	const { press, log } = await openQuoted()
	await press(HEAR)
	const sources = screen.getByLabelText("Testimonial by Ada").querySelectorAll("source")
	fireEvent.error(sources[1] ?? log())
	await expect.poll(() => log().textContent).toContain("This testimonial can't be played, or is no longer available.")
	expect(log().textContent).not.toContain(QUOTE.text)
	expect(screen.queryByRole("button", { name: HEAR })).toBe(null)
})

it("does not repeat an answer that quotes it", async () => {
	const { log } = await openQuoted(`${QUOTE.text} [1]`)
	expect(log().textContent?.split(QUOTE.text)).toHaveLength(2)
})
