import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { AnswerReader } from "./answer-reader"

const KNOWLEDGE = [
	{ sourceId: "a", title: "Opening hours" },
	{ sourceId: "b", title: "Prices" },
	{ sourceId: "a", title: "Opening hours" },
]

function read(pieces: string[], knowledge = KNOWLEDGE) {
	const reader = new AnswerReader(knowledge)
	const shown = pieces.map((piece) => reader.push(piece))
	shown.push(reader.end())
	return {
		shown,
		all: shown.join(""),
		text: reader.text,
		unanswered: reader.unanswered,
		sources: reader.sources.map(({ title }) => title),
	}
}

describe("AnswerReader", () => {
	it.each([
		["no citation", "We open at nine.", "We open at nine.", []],
		["one", "We open at nine [1].", "We open at nine [1].", ["Opening hours"]],
		[
			"numbered by appearance",
			"It is $5 [2]. Open at nine [1].",
			"It is $5 [1]. Open at nine [2].",
			["Prices", "Opening hours"],
		],
		["two pieces of one source", "Nine [1] to five [3].", "Nine [1] to five [1].", ["Opening hours"]],
		["a list", "Both [1, 2].", "Both [1][2].", ["Opening hours", "Prices"]],
		["other brackets", "Nine 【1】.", "Nine [1].", ["Opening hours"]],
		["unknown", "Nine [7][0][99].", "Nine .", []],
		["no number", "See [here](https://example.com) and [x].", "See [here](https://example.com) and [x].", []],
		["three digits are none", "In [123] cases", "In [123] cases", []],
	])("%s", (_, answer, text, sources) => {
		expect(read([answer])).toMatchObject({ text, sources, unanswered: false })
	})

	it.each(["[[UNANSWERED]] I do not know.", "[UNANSWERED]\nI do not know.", "[[unanswered]]I do not know."])(
		"removes the marker from %j",
		(answer) => {
			expect(read([answer])).toMatchObject({ text: "I do not know.", unanswered: true })
			expect(read([...answer])).toMatchObject({ text: "I do not know.", all: "I do not know.", unanswered: true })
		},
	)

	it("shows text at once if it cannot become a marker", () => {
		const reader = new AnswerReader(KNOWLEDGE)
		expect(reader.push("Hello")).toBe("Hello")
		expect(reader.push(" [")).toBe(" ")
		expect(reader.push("link")).toBe("[link")
		expect(reader.push("](https://x.example)")).toBe("](https://x.example)")
		expect(reader.push(" [1")).toBe(" ")
		expect(reader.push("]")).toBe("[1]")
	})

	it("shows the same text however it is split into pieces", () => {
		const part = fc.constantFrom(
			"[1]",
			"[2",
			"]",
			"[[UNANSWERED]]",
			"[",
			"a",
			" ",
			"👩‍💻",
			"[9]",
			"U",
			"e\u0301",
			"\r\n",
			"\ud83d",
			"\0",
		)
		fc.assert(
			fc.property(fc.array(part, { maxLength: 12 }), fc.array(fc.nat(60), { maxLength: 8 }), (parts, cuts) => {
				const answer = parts.join("")
				const sorted = [...new Set(cuts)].sort((one, other) => one - other)
				const pieces = [0, ...sorted].map((from, index) => answer.slice(from, sorted[index]))
				const whole = read([answer])
				const cut = read(pieces)
				expect(cut.unanswered).toBe(whole.unanswered)
				expect(cut.sources).toEqual(whole.sources)
				expect(cut.text.normalize("NFC").replace(/\s/g, "")).toBe(whole.text.normalize("NFC").replace(/\s/g, ""))
				expect(cut.all.isWellFormed()).toBe(true)
				expect(cut.all).not.toContain("UNANSWERED")
			}),
			{ numRuns: 3000 },
		)
	})

	it("keeps up with a model that writes only brackets", async () => {
		const reader = new AnswerReader(KNOWLEDGE)
		const read = () => {
			for (let index = 0; index < 20_000; index += 1) reader.push("[")
			expect(reader.end().length + reader.text.length).toBeGreaterThan(19_000)
		}
		expect(await processorMs(read)).toBeLessThan(2_000)
	})
})
