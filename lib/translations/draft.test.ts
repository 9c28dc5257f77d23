import { describe, expect, it } from "vitest"
import type { OwnText } from "@/lib/tenants/translations/answers"
import { batchOf, draftPrompt } from "./draft-prompt"
import { readDraft } from "./read-draft"

const text = (written: string, given: Partial<OwnText> = {}): OwnText => ({
	text: written,
	place: "Headline",
	elsewhere: 0,
	characters_min: 1,
	characters_max: 100,
	multiline: false,
	...given,
})

describe("a draft", () => {
	const batch = [text("Your bread"), text("Hi {user_name}")]
	const drafted = (answer: unknown) => readDraft(batch, typeof answer === "string" ? answer : JSON.stringify(answer))

	it("is read by number, also with a fence around it", () => {
		expect(drafted({ 1: " Ihr\nBrot ", 2: "Hallo {user_name}" })).toEqual({
			"Your bread": "Ihr Brot",
			"Hi {user_name}": "Hallo {user_name}",
		})
		expect(drafted('Sure:\n```json\n{"1": "Ihr Brot"}\n```')).toEqual({ "Your bread": "Ihr Brot" })
	})

	it.each([
		["a placeholder is lost", { 2: "Hallo {name}" }],
		["it is too long", { 1: "x".repeat(101) }],
		["it is empty", { 1: " " }],
		["it is no text", { 1: { text: "Ihr Brot" } }],
		["nobody asked for it", { 3: "Brot", toString: "Brot" }],
		["it cannot be stored", { 1: "\0" }],
		["the answer is cut", '{"1": "Ihr'],
		["the answer is no object", '["Ihr Brot"]'],
	])("leaves a text out where %s", (_, answer) => {
		expect(drafted(answer)).toEqual({})
	})

	it("asks for as many texts as one answer holds, in order, and for one at least", () => {
		const long = text("x".repeat(1_900))
		expect(batchOf([long, text("Short")])).toEqual([long])
		expect(batchOf([text("Short"), long, text("Last")])).toEqual([text("Short")])
		expect(batchOf([])).toEqual([])
	})

	it("names both languages, the form of address, and nothing but numbered texts", () => {
		const { system, messages } = draftPrompt(batch, "en", "de")
		expect(system).toContain("from English (en) into German (de)")
		expect(system).toContain("Form of address: Sie")
		expect(Object.keys(JSON.parse(messages[0]?.content ?? ""))).toEqual(["1", "2"])
	})
})
