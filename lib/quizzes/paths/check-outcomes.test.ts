import { expect, it } from "vitest"
import { outcome, question } from "@/tests/support/quiz-content"
import type { Condition } from "./answers"
import { checkOutcomes } from "./check-outcomes"

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })

it("names votes and rules that lead nowhere", () => {
	const questions = [question("q1", { votes: { Good: ["a"] } }), question("q2", { votes: { Bad: ["a", "gone"] } })]
	const outcomes = [
		outcome("a", { when: is("q2", "Good") }),
		outcome("b", { when: is("q3", "Good") }),
		outcome("c", { when: is("q1", "Great") }),
		outcome("d", { when: is("q1", "") }),
	]
	expect(checkOutcomes(questions, outcomes)).toEqual([
		{ field: "questions.q2", detail: "Question 2 votes for an outcome that isn't in the quiz." },
		{ field: "outcomes.b", detail: "Outcome 2 has a rule about a question that isn't in the quiz." },
		{ field: "outcomes.c", detail: "Outcome 3 has a rule about an answer that question 1 doesn't offer." },
		{ field: "outcomes.d", detail: "Outcome 4 has a rule that isn't finished." },
	])
})
