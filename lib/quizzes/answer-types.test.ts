import { describe, expect, it } from "vitest"
import { FOUR_TYPES, question } from "@/tests/support/quiz-content"
import { answerText, isBlank, readAnswer, readAnswers, refusalOf, sentAnswer } from "./answer-types"
import type { Question } from "./answers"
import { answersProblem } from "./check-answers"
import type { SentAnswer } from "./sessions/answers"

describe("an answer", () => {
	it.each(FOUR_TYPES.map((question) => [question.type, question] as const))(
		"of %s is sent as it was read",
		(_, question) => {
			expect(sentAnswer(readAnswer(question, "4"))).toBe("4")
			expect(readAnswer(question, "")).toBeNull()
			expect(sentAnswer(null)).toBe("")
		},
	)
	it("belongs to a question by its own name only", () => {
		const sent = JSON.parse('{"choice": "Good", "__proto__": "Yes", "text": "", "gone": "1"}')
		expect([...readAnswers(FOUR_TYPES, sent)]).toEqual([["choice", { kind: "choice", option: "Good" }]])
	})
	it("is refused if it is not offered, or too long", () => {
		const refused = FOUR_TYPES.map((question) => {
			const answer = readAnswer(question, "x".repeat(2_001))
			return answer && refusalOf(question, answer)
		})
		const notOffered = "This isn't one of the question's options."
		expect(refused).toEqual([notOffered, notOffered, notOffered, "An answer can have up to 2000 characters."])
	})

	const several = question("several", { type: "multiple_choices", options: ["A", "B, c", 'D "e"'], max_choices: 2 })
	const number = question("number", { type: "number", options: [] })
	const day = question("day", { type: "date", options: [] })

	it.each<[Question, SentAnswer, SentAnswer, string]>([
		[several, ['D "e"', "A"], ["A", 'D "e"'], 'A, "D ""e"""'],
		[several, ["B, c"], ["B, c"], "B, c"],
		[number, "0", "0", "0"],
		[number, "-0", "0", "0"],
		[number, "007.50", "7.5", "7.5"],
		[day, "2024-02-29", "2024-02-29", "2024-02-29"],
		[day, "0024-01-05", "0024-01-05", "0024-01-05"],
	])("of %o given as %j is kept as %j", (asked, sent, kept, text) => {
		const answer = readAnswer(asked, sent) ?? expect.fail()
		expect([refusalOf(asked, answer), sentAnswer(answer), answerText(answer)]).toEqual([null, kept, text])
		expect(readAnswer(asked, sentAnswer(answer))).toEqual(answer)
		expect(isBlank(answer)).toBe(false)
	})

	it.each<[Question, SentAnswer, string]>([
		[several, ["A", "A"], "This isn't one of the question's options."],
		[several, ["A", "gone"], "This isn't one of the question's options."],
		[several, ["A", "B, c", 'D "e"'], "You can choose up to 2."],
		[several, "A", "Several choices must be a list of texts"],
		[question("one"), ["Good"], "An answer must be text"],
		[question("scale", { type: "scale" }), "11", "This isn't one of the question's options."],
		...["3,5", "1e3", "12px", " 7", "½", "9".repeat(13), "NaN"].map((sent): [Question, SentAnswer, string] => [
			number,
			sent,
			"Please enter a number, such as 12 or 3.5.",
		]),
		...["2026-02-30", "2026-1-5", "262026-01-01", "2026-13-01", "2026-00-10", "today"].map(
			(sent): [Question, SentAnswer, string] => [day, sent, "Please enter a date that exists."],
		),
	])("of %o given as %j is refused", (asked, sent, detail) => {
		expect(answersProblem([asked], { [asked.id]: sent })).toBe(detail)
	})

	it("is taken away by an empty list, and by an empty text", () => {
		for (const sent of ["", []]) {
			expect(answersProblem([several], { several: sent })).toBeNull()
			expect(readAnswers([several], { several: sent }).size).toBe(0)
		}
	})
})
