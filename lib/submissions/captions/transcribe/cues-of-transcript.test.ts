import { describe, expect, it } from "vitest"
import fc, { anyCodePoint } from "@/tests/support/fast-check"
import { checkCues } from "../check-cues"
import { parseVtt } from "../vtt/parse-vtt"
import { cuesOfTranscript } from "./cues-of-transcript"

const VIDEO = { beginsAtMs: 0, durationMs: 10_000 }

describe("cuesOfTranscript", () => {
	it("uses the model's times, shifted by where the sound begins", () => {
		const segments = [
			{ text: " Hello there.", startSecond: 0.5, endSecond: 2 },
			{ text: " It was good.", startSecond: 2, endSecond: 4.25 },
		]
		expect(cuesOfTranscript({ text: "", segments }, { ...VIDEO, beginsAtMs: 200 })).toEqual([
			{ startMs: 700, endMs: 2200, text: "Hello there." },
			{ startMs: 2200, endMs: 4450, text: "It was good." },
		])
	})

	it("divides the time at the ends of sentences if the model reports none", () => {
		const text =
			"We had looked for somebody like this for a very long time. Then a friend told us, and we have never looked back."
		expect(cuesOfTranscript({ text, segments: [] }, VIDEO)).toEqual([
			{ startMs: 0, endMs: 5225, text: "We had looked for somebody like this for a very long time." },
			{ startMs: 5225, endMs: 10_000, text: "Then a friend told us, and we have never looked back." },
		])
	})

	it("always makes captions that can be saved, whatever a model answers", () => {
		const segment = fc.record({
			text: fc.string({ unit: anyCodePoint, maxLength: 120 }),
			startSecond: fc.double(),
			endSecond: fc.double(),
		})
		const answer = fc.record({
			text: fc.string({ maxLength: 300 }),
			segments: fc.array(segment, { maxLength: 8 }),
		})
		const video = fc.record({ beginsAtMs: fc.nat(5000), durationMs: fc.integer({ min: 1, max: 600_000 }) })
		fc.assert(
			fc.property(answer, video, (transcript, about) => {
				expect(() => checkCues(cuesOfTranscript(transcript, about), about.durationMs)).not.toThrow()
			}),
		)
	})

	it("stays within the size that can be read again, however often a model repeats itself", () => {
		const segments = Array.from({ length: 2000 }, (_, at) => ({
			text: "Спасибо за просмотр, подписывайтесь на наш канал и приходите ещё, мы будем рады",
			startSecond: at * 0.3,
			endSecond: at * 0.3 + 0.3,
		}))
		const about = { beginsAtMs: 0, durationMs: 600_000 }
		const cues = cuesOfTranscript({ text: "", segments }, about)
		expect(cues.length).toBeGreaterThan(1000)
		expect(() => parseVtt(checkCues(cues, about.durationMs).vtt)).not.toThrow()
	})

	it("keeps every word", () => {
		const words = fc.array(fc.stringMatching(/^[a-z]{1,20}[.,!?]?$/), { minLength: 1, maxLength: 200 })
		fc.assert(
			fc.property(words, (spoken) => {
				const cues = cuesOfTranscript({ text: spoken.join(" "), segments: [] }, VIDEO)
				expect(cues.map(({ text }) => text).join(" ")).toBe(spoken.join(" "))
				for (const { text } of cues) expect(text.length).toBeLessThanOrEqual(85)
			}),
		)
	})
})
