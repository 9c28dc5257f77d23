import { describe, expect, it } from "vitest"
import { passagesOf } from "./passages-of"

const cue = (startMs: number, text: string, endMs = startMs + 900) => ({ startMs, endMs, text })
const LONG = `${"word ".repeat(25)}end.`

describe("passagesOf", () => {
	it("joins the lines of a sentence, and begins anew after a long enough one", () => {
		expect(
			passagesOf([cue(0, "They asked me\nthree"), cue(1000, "questions."), cue(2000, LONG), cue(3000, "Bye.")]),
		).toEqual([
			{ start_ms: 0, text: `They asked me three questions. ${LONG}` },
			{ start_ms: 3000, text: "Bye." },
		])
	})

	it("begins anew after a pause, even within a sentence", () => {
		expect(passagesOf([cue(0, "Well,"), cue(2900, "yes."), cue(3800, "Really.")])).toEqual([
			{ start_ms: 0, text: "Well," },
			{ start_ms: 2900, text: "yes. Really." },
		])
	})

	it("never grows without end if no sentence does", () => {
		const passages = passagesOf(Array.from({ length: 50 }, (_, at) => cue(at * 1000, "and so on and so on and so on")))
		expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThanOrEqual(400)
		expect(passages.length).toBeGreaterThan(3)
	})

	it("has nothing to say without captions", () => {
		expect(passagesOf([])).toEqual([])
	})
})
