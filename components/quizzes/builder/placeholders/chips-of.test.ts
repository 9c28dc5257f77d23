import { expect, it } from "vitest"
import { question } from "../../../../tests/support/quiz-content"
import { chipsOf, offersOf, type Place } from "./chips-of"

const QUESTIONS = [
	question("q1", { question: "What's your team size?" }),
	question("q2", { question: "Why?", type: "text", options: [], points: {} }),
]
const around = (place: Place, upTo?: number) => ({ place, questions: QUESTIONS, fields: ["city"], upTo })
const chips = (text: string, place: Place, upTo?: number) => chipsOf(text, around(place, upTo))

it.each([
	["{answer:q1}", "result", "Shows: the answer to “What's your team size?”", false],
	["{field:city|your town}", "question", "Shows: the hidden field city, or “your town”", false],
	["{answer:gone}", "result", "Shows the answer to a question that isn't in the quiz", true],
	["{answer:q2}", "question", "Asks for the answer to “Why?”, which isn't known here yet", true],
	["{field:town}", "result", "The quiz has no hidden field town", true],
	["{score}", "question", "Isn't replaced here: visitors learn the score in points at the end", true],
	["{answer:q2}", "mail", "Mails to visitors leave out the answer to “Why?”: anyone can type anything there", true],
	["{field:city}", "mail", "Mails to visitors leave out the hidden field city: anyone can type anything there", true],
] as const)("%s in a %s: %s", (text, place, told, isWarning) => {
	const upTo = place === "question" ? 1 : undefined
	expect(chips(`A ${text} and ${text}`, place, upTo)).toEqual([{ text: told, isWarning }])
})

it("says nothing of what is no placeholder", () => {
	expect(chips("{foo} {Name} { score } {outcome_title}", "result")).toEqual([])
})

it("says that a question before the contact step can't show the name, unless it has something else to show", () => {
	const told = (text: string, contactStep: "before" | "after" | "never", fields: string[] = []) =>
		chipsOf(text, { ...around("question", 1), fields, contactStep }).map(({ text: chip }) => chip)
	expect(told("Hi {name}", "before")).toEqual(["Shows: the visitor's name"])
	expect(told("Hi {name}", "after")).toEqual([
		"Name and email are asked last, so the name isn't known here. Details can ask for them first.",
	])
	expect(told("Hi {name}", "never")[0]).toContain("No one is asked for a name")
	expect(told("Hi {name|you}", "after")).toEqual(["Shows: the visitor's name, or “you”"])
	expect(told("Hi {name}", "after", ["name"])).toEqual(["Shows: the visitor's name"])
})

it("offers what the text will show there", () => {
	const tokens = (place: Place, upTo?: number) => offersOf(around(place, upTo)).map(([token]) => token)
	expect(tokens("question", 1)).toEqual(["{name}", "{answer:q1}", "{field:city}"])
	expect(tokens("mail")).toEqual([
		"{name}",
		"{score}",
		"{percentage}",
		"{outcome_title}",
		"{quiz_name}",
		"{tenant_name}",
		"{answer:q1}",
	])
	for (const place of ["question", "result", "mail"] as const) {
		const all = offersOf(around(place))
		expect(all.map(([token]) => chips(token, place)[0]?.isWarning)).toEqual(all.map(() => false))
	}
})
