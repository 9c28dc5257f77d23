import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { outcome, question } from "@/tests/support/quiz-content"
import { readAnswers } from "./answer-types"
import type { Outcome, Question } from "./answers"
import { decideOutcome, outvoted } from "./decide-outcome"
import { newScoringConfig } from "./defaults"
import type { Condition } from "./paths/answers"
import { scoreQuiz } from "./score-quiz"

const is = (id: string, value: string): Condition => ({ join: "and", tests: [{ of: "answer", id, is: "is", value }] })

function decide(questions: Question[], outcomes: Outcome[], sent: Record<string, string>) {
	const answers = readAnswers(questions, sent)
	const content = { questions, outcomes, scoringConfig: newScoringConfig() }
	const { percentage_score } = scoreQuiz(questions, content.scoringConfig, answers)
	const { outcome: found, by } = decideOutcome(content, answers, percentage_score)
	return [found?.id, by]
}

const QUESTIONS = [
	question("q1", { votes: { Good: ["cat"], Bad: ["dog"] } }),
	question("q2", { votes: { Bad: ["dog", "cat"] } }),
	question("q3", { type: "rating", options: [], points: {}, votes: { "5": ["dog"] } }),
]
const OUTCOMES = [outcome("low", { score_max: 49 }), outcome("cat", { score_min: 90 }), outcome("dog")]

describe("the outcome of a quiz", () => {
	it("has the most votes, and is the first in the list among equals", () => {
		expect(decide(QUESTIONS, OUTCOMES, { q1: "Good" })).toEqual(["cat", "votes"])
		expect(decide(QUESTIONS, OUTCOMES, { q1: "Bad", q2: "Bad" })).toEqual(["dog", "votes"])
		expect(decide(QUESTIONS, OUTCOMES, { q1: "Good", q3: "5" })).toEqual(["cat", "votes"])
		expect(decide(QUESTIONS, OUTCOMES.toReversed(), { q1: "Good", q3: "5" })).toEqual(["dog", "votes"])
	})

	it("is the score's without a vote for an outcome of the quiz", () => {
		expect(decide(QUESTIONS, OUTCOMES, { q2: "Good", q3: "4" })).toEqual(["cat", "score"])
		const stray = [question("q1", { votes: { Bad: ["gone", "__proto__"], toString: ["dog"] } })]
		expect(decide(stray, OUTCOMES, { q1: "Bad" })).toEqual(["low", "score"])
	})

	it("is the first whose rule holds, whatever votes and score say", () => {
		const ruled = [...OUTCOMES, outcome("vip", { when: is("q1", "Bad") }), outcome("late", { when: is("q1", "Bad") })]
		expect(decide(QUESTIONS, ruled, { q1: "Bad", q2: "Bad" })).toEqual(["vip", "rule"])
		expect(decide(QUESTIONS, ruled, { q1: "Good", q2: "Bad" })).toEqual(["cat", "votes"])
	})

	it("is never one with a rule by the score alone", () => {
		const ruled = [outcome("vip", { when: is("q1", "Bad") }), outcome("all")]
		expect(decide([question("q1")], ruled, { q1: "Good" })).toEqual(["all", "score"])
		expect(decide([question("q1")], ruled.slice(0, 1), { q1: "Good" })).toEqual([undefined, "score"])
	})

	it("may ask for the score of the whole quiz", () => {
		const high: Condition = { join: "and", tests: [{ of: "score", id: "", is: "at_least", value: 100 }] }
		const ruled = [outcome("all"), outcome("perfect", { when: high })]
		expect(decide([question("q1"), question("q2")], ruled, { q1: "Good", q2: "Good" })).toEqual(["perfect", "rule"])
		expect(decide([question("q1"), question("q2")], ruled, { q1: "Good", q2: "Bad" })).toEqual(["all", "score"])
	})
})

describe("an outcome that loses every vote", () => {
	const ids = ["a", "b", "c"]
	const list = ids.map((id) => outcome(id))
	const voting = fc.array(fc.record({ Good: fc.subarray(ids), Bad: fc.subarray(ids) }), { minLength: 1, maxLength: 3 })

	it("is reached by no answers", () => {
		fc.assert(
			fc.property(voting, (ballots) => {
				const questions = ballots.map((votes, at) => question(`q${at}`, { votes }))
				const never = outvoted(questions, list).map(({ id }) => id)
				const ways = ballots.reduce<Record<string, string>[]>(
					(all, _, at) => all.flatMap((way) => ["Good", "Bad", ""].map((answer) => ({ ...way, [`q${at}`]: answer }))),
					[{}],
				)
				const won = ways.map((way) => decide(questions, list, way)).filter(([, by]) => by === "votes")
				expect(won.filter(([id]) => never.includes(String(id)))).toEqual([])
			}),
		)
	})

	it("is named, and one that can win is not", () => {
		const questions = [question("q1", { votes: { Good: ["a", "b"], Bad: ["c"] } })]
		expect(outvoted(questions, list).map(({ id }) => id)).toEqual(["b"])
		expect(outvoted(questions, list.toReversed()).map(({ id }) => id)).toEqual(["a"])
	})
})
