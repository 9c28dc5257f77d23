import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { CHUNK_LENGTH, splitText } from "./split-text"
import { tidyText } from "./tidy-text"

const sentences = (count: number, word = "word") =>
	Array.from({ length: count }, (_, at) => `Sentence ${at} says ${word}.`).join(" ")

describe("splitText", () => {
	it("keeps a short text in one piece, and makes none from an empty one", () => {
		expect(splitText("One.\n\nTwo.")).toEqual(["One.\n\nTwo."])
		expect(splitText("")).toEqual([])
	})

	it("keeps paragraphs whole if they fit", () => {
		const [one, two, three] = [sentences(25), sentences(25, "other"), sentences(5, "third")]
		expect(splitText([one, two, three].join("\n\n"))).toEqual([one, `${two}\n\n${three}`])
	})

	it("cuts a long paragraph between sentences, and repeats the end of a chunk in the next", () => {
		const chunks = splitText(sentences(120))
		expect(chunks.length).toBeGreaterThan(3)
		for (const chunk of chunks) expect(chunk).toMatch(/\.$/)
		for (let at = 1; at < chunks.length; at++) {
			const begin = chunks[at]?.slice(0, 40) ?? ""
			expect(chunks[at - 1]).toContain(begin)
		}
	})

	it("cuts between words if a sentence is too long, and anywhere if a word is", () => {
		for (const chunk of splitText("word ".repeat(1000))) expect(chunk).toMatch(/^(word )*word$/)
		expect(splitText("x".repeat(5000)).every((chunk) => chunk.length <= CHUNK_LENGTH)).toBe(true)
		expect(splitText("営業時間は九時からです。".repeat(300)).every((chunk) => chunk.endsWith("。"))).toBe(true)
	})

	it("loses nothing, respects the limit, and cuts no character in two", () => {
		const texts = fc.array(
			fc.oneof(fc.lorem({ maxCount: 40, mode: "sentences" }), fc.string({ unit: anyCodePoint, maxLength: 2000 })),
			{ maxLength: 8 },
		)
		fc.assert(
			fc.property(texts, (paragraphs) => {
				const text = tidyText(paragraphs.join("\n\n"))
				const chunks = splitText(text)
				for (const chunk of chunks) {
					expect(chunk.length).toBeLessThanOrEqual(CHUNK_LENGTH)
					expect(chunk.isWellFormed()).toBe(true)
					expect(chunk.trim()).not.toBe("")
				}
				// Each word is found, in order, at or after the place of the previous one.
				const joined = chunks.join(" ")
				let from = 0
				for (const word of text.split(/\s+/).filter((part) => part !== "" && part.length < 100)) {
					const found = joined.indexOf(word, from)
					expect(found).toBeGreaterThanOrEqual(0)
					from = found
				}
			}),
			{ numRuns: 200 },
		)
	})

	it("takes only a moment for adversarial input", async () => {
		for (const text of ["(".repeat(500_000), ".".repeat(500_000), "a. ".repeat(160_000), '."'.repeat(250_000)]) {
			expect(await processorMs(() => splitText(text))).toBeLessThan(1000)
		}
	})
})
