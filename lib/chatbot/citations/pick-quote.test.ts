import { describe, expect, it } from "vitest"
import { pickQuote, type Spoken } from "./pick-quote"

const lines = [
	{ start_ms: 500, text: "I came with a broken gearbox." },
	{ start_ms: 12_400, text: "They repaired my bicycle within an hour." },
	{ start_ms: 20_000, text: "The repair of the gearbox took longer." },
]
const SPOKEN: Spoken = {
	submissionId: "1",
	first_name: "Ada",
	video_url: "/video",
	content_type: "video/webm",
	rendition_url: null,
	poster_url: null,
	captions: { url: "/captions", language: "en" },
	lines,
}
const PASSAGE = lines.map(({ text }) => text).join(" ")
const startOf = (question: string, passage = PASSAGE) => pickQuote(SPOKEN, passage, question)?.start_ms

describe("pickQuote", () => {
	it("takes the line that shares most words with the question, and the first of equal ones", () => {
		expect(startOf("How fast is a bicycle repaired?")).toBe(12_400)
		expect(startOf("Do you repair gearboxes?")).toBe(20_000)
		expect(startOf("What do customers say?")).toBe(500)
	})

	it("takes none from outside the passage, however it is wrapped", () => {
		expect(startOf("Do you repair a gearbox?", "They repaired my\nbicycle  within an hour.")).toBe(12_400)
		expect(startOf("Do you repair a gearbox?", "Something else.")).toBe(undefined)
	})

	it("says nothing of whose testimonial it is beyond the first name and its media", () => {
		expect(pickQuote(SPOKEN, PASSAGE, "")).not.toHaveProperty("submissionId")
		expect(pickQuote(SPOKEN, PASSAGE, "")).not.toHaveProperty("lines")
	})
})
