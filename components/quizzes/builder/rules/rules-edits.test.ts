import { describe, expect, it } from "vitest"
import type { Condition, Question } from "@/lib/client/contract"
import { rulesInWords } from "@/lib/quizzes/paths/rules-in-words"
import { outcome, question } from "../../../../tests/support/quiz-content"
import { carryRename, takenOut, valueFor, withoutOutcome, withoutQuestion } from "./rules-edits"

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
	return carryRename({ questions: [after, ...rest], outcomes: [] }, before, after).questions
}

describe("rules", () => {
	it("follow an option whose text is typed again, key by key", () => {
		const typed = ["Goo", "Go", "Great"].reduce((quiz, text) => retyped(quiz, [text, "Bad"]), QUIZ)
		expect(typed[1]?.show_if).toEqual(anyOf("q1", ["Great", "Bad"]))
		expect(typed[0]?.next).toEqual(QUIZ[0]?.next)
	})

	it("that are unfinished don't take the text of a new option", () => {
		const [first, ...rest] = QUIZ as [Question, ...Question[]]
		const begun = [{ ...first, options: ["Good", ""], next: [{ if: is("q1", ""), to: "q3" }] }, ...rest]
		expect(retyped(begun, ["Good", "O"])[0]?.next).toEqual([{ if: is("q1", ""), to: "q3" }])
	})

	it("of a group stay with the rest of it when one question is taken out", () => {
		const condition = is("q1", "Good")
		const grouped = [question("q1"), question("q2", { show_if: condition, group_name: "Money" })]
		for (const id of ["q3", "q4"]) grouped.push(question(id, { with_previous: true }))
		const { questions } = takenOut({ questions: grouped, outcomes: [] }, "q3")
		expect(questions[2]).toEqual(question("q3"))
		expect(questions[3]).toEqual(question("q4", { show_if: condition, group_name: "Money" }))
	})

	it("stay with their option when two swap places, or one passes the other's text", () => {
		expect(retyped(QUIZ, ["Bad", "Good"])[1]?.show_if).toEqual(anyOf("q1", ["Good", "Bad"]))
		const passing = ["Bad", "Bads"].reduce((quiz, text) => retyped(quiz, [text, "Bad"]), QUIZ)
		expect(passing[0]?.next).toEqual(QUIZ[0]?.next)
	})

	it("go with the question that they name", () => {
		const without = (id: string) => withoutQuestion({ questions: QUIZ, outcomes: [] }, id).questions
		expect(without("q2")).toHaveLength(2)
		expect(without("q2")[1]?.show_if?.tests).toEqual([QUIZ[2]?.show_if?.tests[0]])
		expect(without("q3")[0]).toEqual(question("q1"))
		expect(without("q1")[0]).toEqual(question("q2", { next: [{ if: null, to: null }] }))
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

	it("of an outcome follow a renamed option, and stay to be mended when nothing else is left of them", () => {
		const outcomes = [outcome("a", { when: anyOf("q1", ["Good", "Bad"]) }), outcome("b", { when: is("q2", "Good") })]
		const [first, ...rest] = QUIZ as [Question, ...Question[]]
		const after = { ...first, options: ["Great", "Bad"] }
		const renamed = carryRename({ questions: [after, ...rest], outcomes }, first, after)
		expect(renamed.outcomes.map(({ when }) => when)).toEqual([anyOf("q1", ["Great", "Bad"]), is("q2", "Good")])
		const left = withoutQuestion({ questions: QUIZ, outcomes }, "q2").outcomes
		expect(left).toEqual(outcomes)
		const both = { join: "and" as const, tests: [...is("q1", "Good").tests, ...is("q2", "Good").tests] }
		const shorter = withoutQuestion({ questions: QUIZ, outcomes: [outcome("a", { when: both })] }, "q2").outcomes
		expect(shorter).toEqual([outcome("a", { when: is("q1", "Good") })])
	})
})

describe("votes", () => {
	it("go with the outcome that they are for", () => {
		const outcomes = [outcome("a"), outcome("b")]
		const questions = [question("q1", { votes: { Good: ["a", "b"], Bad: ["a"] } }), question("q2")]
		expect(withoutOutcome({ questions, outcomes }, "a")).toEqual({
			questions: [question("q1", { votes: { Good: ["b"] } }), question("q2")],
			outcomes: [outcome("b")],
		})
		expect(withoutOutcome({ questions: [question("q1", { votes: { Bad: ["a"] } })], outcomes }, "a").questions).toEqual(
			[question("q1")],
		)
	})
})
