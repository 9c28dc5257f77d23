import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { answered, CHAT, openChat } from "@/tests/support/chat-room"
import { PLAYED } from "@/tests/support/played"

const HISTORY = "POST /api/chatbot/{tenantSlug}/history"
const HEADING = { name: "What customers say" }

it("stands below its answer, loads no video before a press, and is no longer there once it is withdrawn", async () => {
	const chat = openChat()
	chat.api.on(CHAT, { body: answered("Yes, for weddings.", { testimonial: PLAYED }) })
	await chat.ask("Do you bake for weddings?")
	const card = (await screen.findByRole("heading", HEADING)).closest("section")
	const video = within(card ?? document.body).getByLabelText<HTMLVideoElement>("Video testimonial by Grace Hopper")
	expect(video.preload).toBe("none")
	expect(video.getAttribute("poster")).toBe(PLAYED.poster_url)
	for (const text of ["Grace Hopper", "Employee", "Grace got a cake."]) within(card ?? document.body).getByText(text)
	expect(chat.said().at(-1)).toMatch(/Yes, for weddings\..*What customers say.*Grace Hopper/s)
	// The server looks it up anew for a conversation that is opened again.
	const stored = { id: "1", content: "Yes, for weddings.", timestamp: "2026-11-20T10:00:00.000Z", rating: 0 }
	chat.api.on(HISTORY, { body: { messages: [{ ...stored, role: "assistant", sources: [], citations: [] }] } })
	chat.reload()
	await chat.press("Continue previous chat")
	await screen.findByText("Yes, for weddings.")
	expect(screen.queryByRole("heading", HEADING)).toBe(null)
})

it("may be written, also in a conversation that is opened again", async () => {
	const chat = openChat()
	chat.api.on(CHAT, { body: answered("Yes.") })
	await chat.ask("Do you?")
	await screen.findByText("Yes.")
	const testimonial = {
		...PLAYED,
		kind: "written" as const,
		text: "They fixed my bike.",
		video_url: null,
		poster_url: null,
	}
	const stored = {
		id: "1",
		content: "Yes.",
		timestamp: "2026-11-20T10:00:00.000Z",
		rating: 0,
		role: "assistant" as const,
	}
	chat.api.on(HISTORY, { body: { messages: [{ ...stored, sources: [], citations: [], testimonial }] } })
	chat.reload()
	await chat.press("Continue previous chat")
	expect((await screen.findByText("“They fixed my bike.”")).tagName).toBe("BLOCKQUOTE")
	expect(document.querySelector("video")).toBe(null)
})
