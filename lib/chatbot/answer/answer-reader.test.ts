import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { processorMs } from "@/tests/support/processor-time"
import { AnswerReader } from "./answer-reader"

const KNOWLEDGE = [
	{ sourceId: "a", title: "Opening hours", content: "Nine to five." },
	{ sourceId: "b", title: "Prices", content: "Five dollars." },
	{ sourceId: "a", title: "Opening hours", content: "On Sundays ten to two." },
]
const INSTRUCTIONS = Array.from({ length: 60 }, (_, at) => `rule${at}`).join(" ")
const RULES = {
	knowledge: KNOWLEDGE,
	given: {
		texts: ["Book at https://book.example/bakery?from=chat."],
		sites: ["https://www.bakery.example"],
		pages: ["https://app.example/bakery"],
	},
	instructions: INSTRUCTIONS,
}

function read(pieces: string[]) {
	const reader = new AnswerReader(RULES)
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
		["two passages of one source", "Nine [1] to ten [3].", "Nine [1] to ten [2].", ["Opening hours", "Opening hours"]],
		["a list", "Both [1, 2].", "Both [1][2].", ["Opening hours", "Prices"]],
		["other brackets", "Nine 【1】.", "Nine [1].", ["Opening hours"]],
		["unknown", "Nine [7][0][99].", "Nine .", []],
		["hidden by what is invisible", "Nine [\u200b7\u200d][\u200d1].", "Nine [1].", ["Opening hours"]],
		["nested", "Nine [[7]1] [7[9]] [[2].", "Nine 1] ] [1].", ["Prices"]],
		[
			"a footnote, a year, and a link",
			"Nine [^1][2024][2](https://evil.example).",
			"Nine [1][2024][2].",
			["Opening hours", "Prices"],
		],
		["no number", "See [here] and [x].", "See [here] and [x].", []],
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
		const reader = new AnswerReader(RULES)
		expect(reader.push("Hello")).toBe("Hello")
		expect(reader.push(" [")).toBe(" ")
		expect(reader.push("link")).toBe("")
		expect(reader.push("](https://bakery.example/menu)")).toBe("[link](https://bakery.example/menu)")
		expect(reader.push(" [1")).toBe(" ")
		expect(reader.push("]")).toBe("")
		expect(reader.push(" or")).toBe("[1] or")
		expect(reader.push(" [note\n")).toBe(" [note\n")
	})

	it.each([
		["Go to https://bakery.example/menu?x=1.", "Go to https://bakery.example/menu?x=1."],
		["See www.bakery.example, or http://bakery.example", "See www.bakery.example, or http://bakery.example"],
		["[Book](https://book.example/bakery?from=chat)", "[Book](https://book.example/bakery?from=chat)"],
		["[Book](https://book.example/bakery?from=chat&said=secret)", "Book"],
		["[Share](https://app.example/bakery)", "[Share](https://app.example/bakery)"],
		["[Other](https://app.example/bakery-two)", "Other"],
		["Go to https://evil.example/login.", "Go to …."],
		["https://bakery.example@evil.example/", "…"],
		["https://bakery.example.evil.example/", "…"],
		["HTTPS:\\\\evil.example\\x and www.evil.example!", "… and …!"],
		["ht\u200btps://evil.example", "…"],
		["ftp://evil.example app://evil", "ftp… app…"],
		["![pixel](https://evil.example/p.png?q=1)", "pixel"],
		["[x](javascript:alert(1)) [y](//evil.example) [z](ht&#116;ps://evil.example)", "[x](javascript:alert(1)) y z"],
		['<img src="https://evil.example/p">', '<img src="…">'],
		["[a]: https://evil.example\n[see][a]", "[a]: …\n[see][a]"],
		["At 9:00 we open; his/her https is safe: yes!", "At 9:00 we open; his/her https is safe: yes!"],
	])("lets addresses pass that the business gave, and no others: %j", (answer, text) => {
		expect(read([answer]).text).toBe(text)
		expect(read([...answer]).all.trimEnd()).toBe(text)
	})

	it("never names another address, however it is split into pieces", () => {
		const part = fc.constantFrom(
			"https://",
			"http",
			":",
			"//",
			"www.",
			"evil.example",
			"/",
			"[a](",
			")",
			" ",
			"!",
			"[",
			"\u200b",
			"x",
		)
		fc.assert(
			fc.property(fc.array(fc.array(part, { maxLength: 4 }), { maxLength: 8 }), (pieces) => {
				const { all } = read(pieces.map((parts) => parts.join("")))
				expect(all).not.toMatch(/https?:\/\/\w|(?<!\w)www\.\w/)
			}),
			{ numRuns: 3000 },
		)
	})

	it("stops reciting the instructions, whatever stands between their words, and goes on after them", () => {
		const recital = `Sure: **${INSTRUCTIONS.replaceAll(" ", "* \n*")}** Anything else?`
		for (const pieces of [[recital], [...recital], recital.match(/[\s\S]{1,7}/g) ?? []]) {
			const { text, all } = read(pieces)
			expect(text).toBe(all.trimEnd())
			expect(text.match(/rule\d+/g)?.length).toBeLessThan(25)
			expect(text).toMatch(/….*Anything else\?$/s)
		}
		expect(read([INSTRUCTIONS.split(" ").slice(0, 24).join(" ")]).text).toContain("rule23")
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
		const reader = new AnswerReader(RULES)
		const read = () => {
			for (let index = 0; index < 20_000; index += 1) reader.push("[")
			expect(reader.end().length + reader.text.length).toBeGreaterThan(19_000)
		}
		expect(await processorMs(read)).toBeLessThan(2_000)
	})
})
