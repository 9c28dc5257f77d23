import { describe, expect, it } from "vitest"
import type { Condition, Question } from "@/lib/client/contract"
import { rulesInWords } from "@/lib/quizzes/paths/rules-in-words"
import { question } from "../../../../tests/support/quiz-content"
import { carryRename, valueFor, withoutQuestion } from "./rules-edits"

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })
const anyOf = (id: string, value: string[]): Condition => {
	return { join: "and", tests: [{ of: "answer", id, is: "any_of", value }] }
}
const QUIZ: Question[] = [
	question("q1", { next: [{ if: is("q1", "Bad"), to: "q3" }] }),
	question("q2", { show_if: anyOf("q1", ["Good", "Bad"]), next: [{ if: null, to: null }] }),
	question("q3", {
		show_if: {
			join: "or",
			tests: [
				{ of: "score", id: "", is: "at_least", value: 60 },
				{ of: "answer", id: "q2", is: "is_not", value: "Good" },
			],
		},
	}),
]
const retyped = (questions: Question[], options: string[]) => {
	const [before, ...rest] = questions as [Question, ...Question[]]
	const after = { ...before, options }
	return carryRename([after, ...rest], before, after)
}

describe("rules", () => {
	it("follow an option whose text is typed again, key by key", () => {
		const typed = ["Goo", "Go", "Great"].reduce((quiz, text) => retyped(quiz, [text, "Bad"]), QUIZ)
		expect(typed[1]?.show_if).toEqual(anyOf("q1", ["Great", "Bad"]))
		expect(typed[0]?.next).toEqual(QUIZ[0]?.next)
	})

	it("stay with their option when two swap places, or one passes the other's text", () => {
		expect(retyped(QUIZ, ["Bad", "Good"])[1]?.show_if).toEqual(anyOf("q1", ["Good", "Bad"]))
		const passing = ["Bad", "Bads"].reduce((quiz, text) => retyped(quiz, [text, "Bad"]), QUIZ)
		expect(passing[0]?.next).toEqual(QUIZ[0]?.next)
	})

	it("go with the question that they name", () => {
		const [, , third] = withoutQuestion(QUIZ, "q2")
		expect(third).toBeUndefined()
		expect(withoutQuestion(QUIZ, "q2")[1]?.show_if?.tests).toEqual([QUIZ[2]?.show_if?.tests[0]])
		expect(withoutQuestion(QUIZ, "q3")[0]).toEqual(question("q1"))
		expect(withoutQuestion(QUIZ, "q1")[0]).toEqual(question("q2", { next: [{ if: null, to: null }] }))
	})

	it("are told in plain words", () => {
		expect(QUIZ.map((each) => rulesInWords(each, QUIZ))).toEqual([
			["Goes to question 3 if question 1 is “Bad”"],
			["Shown only if question 1 is “Good” or “Bad”", "Finishes the quiz"],
			["Shown only if the score so far is at least 60% or question 2 is not “Good”"],
		])
	})

	it("keep a value that fits another operator", () => {
		expect(valueFor("any_of", "Good")).toEqual(["Good"])
		expect(valueFor("is", ["Good", "Bad"])).toBe("Good")
		expect(valueFor("at_least", "4")).toBe(4)
		expect(valueFor("any_of", "")).toEqual([])
	})
})
