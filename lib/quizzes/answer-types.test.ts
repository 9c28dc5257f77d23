import { describe, expect, it } from "vitest"
import { FOUR_TYPES } from "@/tests/support/quiz-content"
import { readAnswer, readAnswers, refusalOf, sentAnswer } from "./answer-types"

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
})
