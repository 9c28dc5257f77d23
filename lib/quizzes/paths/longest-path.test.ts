import { describe, expect, it } from "vitest"
import { answered, anyDice, anyQuiz } from "@/tests/support/any-branched-quiz"
import fc from "@/tests/support/fast-check"
import { question } from "@/tests/support/quiz-content"
import { readAnswers } from "../answer-types"
import type { Question } from "../answers"
import { missingQuestions } from "../check-answers"
import { newScoringConfig } from "../defaults"
import type { Condition, PathTest } from "./answers"
import { alwaysShown, longestPath } from "./longest-path"
import { walk } from "./walk"

const scoringConfig = newScoringConfig()
const about = (id: string, value: PathTest["value"], is: PathTest["is"] = "is"): PathTest => {
	return { of: "answer", id, is, value }
}
const only = (...tests: PathTest[]): Condition => ({ join: "and", tests })
const many = (name: string, count: number, own: Partial<Question>) =>
	Array.from({ length: count }, (_, at) => question(`${name}${at}`, own))

describe("the longest path", () => {
	it("takes one branch of two that exclude each other", () => {
		const branches = [
			question("q1"),
			...many("good", 14, { show_if: only(about("q1", "Good")) }),
			...many("bad", 15, { show_if: only(about("q1", "Bad")) }),
		]
		expect(longestPath(branches)).toBe(16)
	})

	it("keeps apart what was answered several questions ago, and what hidden fields held", () => {
		const plan = (value: string): PathTest => ({ of: "field", id: "plan", is: "is", value })
		const quiz = [
			question("q1"),
			question("q2"),
			...many("a", 3, { show_if: only(about("q1", "Good"), plan("pro")) }),
			...many("b", 4, { show_if: only(about("q1", "Bad"), about("q2", "Good")) }),
			...many("c", 5, { show_if: only(plan("free")) }),
		]
		expect(longestPath(quiz)).toBe(11)
	})

	it("counts all of several choices, or as many as may be chosen", () => {
		const options = ["A", "B", "C"]
		const quiz = (max_choices?: number) => [
			question("q1", { type: "multiple_choices", options, ...(max_choices && { max_choices }) }),
			...options.flatMap((option) => many(option, 2, { show_if: only(about("q1", option)) })),
		]
		expect(longestPath(quiz())).toBe(7)
		expect(longestPath(quiz(2))).toBe(5)
	})

	it("tells numbers apart by the tests about them", () => {
		const ends = [{ if: only(about("q1", 100, "at_least")), to: null }]
		const quiz = [
			question("q1", { type: "number", options: [], points: {}, next: ends }),
			...many("low", 3, { show_if: only(about("q1", 100, "at_least")) }),
			question("q2"),
		]
		expect(longestPath(quiz)).toBe(2)
	})

	it("follows a jump, and takes both ways where the score decides", () => {
		const jump = (of: PathTest) => [{ if: only(of), to: null }]
		const scored: PathTest = { of: "score", id: "", is: "at_least", value: 50 }
		expect(longestPath([question("q1", { next: [{ if: null, to: "q3" }] }), question("q2"), question("q3")])).toBe(2)
		expect(longestPath([question("q1", { next: jump(scored) }), question("q2")])).toBe(2)
	})

	it("is told within its bounds where a hundred questions ask for fifty answers", () => {
		const quiz = Array.from({ length: 100 }, (_, at) =>
			question(`q${at}`, at < 50 ? {} : { show_if: only(about(`q${at - 50}`, "Good")) }),
		)
		expect(longestPath(quiz)).toBe(100)
	})

	it("gives up on what would hold up a public page, and counts every question", () => {
		const asks = (at: number) =>
			Array.from({ length: 20 }, (_, value) => about(`q${(at + value) % 4}`, `${at} ${value}`))
		const any = (at: number): Condition => ({ join: "or", tests: asks(at) })
		const quiz = Array.from({ length: 100 }, (_, at) =>
			question(`q${at}`, {
				type: "text",
				options: [],
				points: {},
				...(at > 4 && { show_if: any(at), next: [{ if: any(at + 1), to: `q${Math.min(99, at + 3)}` }] }),
				// No visitor meets the last one, which only a walk to the end finds out.
				...(at === 98 && { show_if: undefined, next: [{ if: null, to: null }] }),
			}),
		)
		expect(longestPath(quiz)).toBe(100)
	})

	it("is undefined without rules", () => {
		expect(longestPath(many("q", 3, {}))).toBeUndefined()
	})
})

describe("in any quiz", () => {
	it("no visitor who gets to a question that is always shown passes it by", () => {
		fc.assert(
			fc.property(anyQuiz, fc.array(anyDice, { minLength: 20, maxLength: 20 }), (questions, throws) => {
				const always = alwaysShown(questions)
				const lenient = questions.map((each) => {
					return always.has(each.id) ? { ...each, show_if: undefined, with_previous: undefined } : each
				})
				for (const dice of throws) {
					const answers = answered(questions, dice)
					const path = walk({ questions, scoringConfig }, answers)
					if (missingQuestions(path, answers).length > 0) continue
					const ids = (met: Question[]) => met.map(({ id }) => id)
					expect(ids(walk({ questions: lenient, scoringConfig }, answers))).toEqual(ids(path))
				}
			}),
			{ numRuns: 200 },
		)
	})

	it("no visitor who finishes meets more questions", () => {
		fc.assert(
			fc.property(anyQuiz, fc.array(anyDice, { minLength: 20, maxLength: 20 }), (questions, throws) => {
				const most = longestPath(questions) ?? questions.length
				for (const dice of throws) {
					const answers = answered(questions, dice)
					const path = walk({ questions, scoringConfig }, answers)
					if (missingQuestions(path, answers).length > 0) continue
					expect(path.length).toBeLessThanOrEqual(most)
				}
			}),
			{ numRuns: 400 },
		)
	})

	const IDS = ["q0", "q1", "q2", "q3", "q4"]
	const anyTest = fc.record({
		of: fc.constant("answer" as const),
		id: fc.constantFrom(...IDS),
		is: fc.constantFrom("is" as const, "is_not" as const),
		value: fc.constantFrom("Yes", "No"),
	})
	const anyCondition = fc.record({
		join: fc.constantFrom("and" as const, "or" as const),
		tests: fc.array(anyTest, { maxLength: 2 }),
	})
	const anyRules = fc.record(
		{
			show_if: anyCondition,
			with_previous: fc.constant(true),
			next: fc.array(fc.record({ if: fc.option(anyCondition), to: fc.constantFrom(...IDS, null) }), { maxLength: 2 }),
		},
		{ requiredKeys: [] },
	)
	const anyYesNo = fc
		.tuple(...IDS.map(() => anyRules))
		.map((rules) => rules.map((each, at) => question(`q${at}`, { type: "yes_no", options: [], points: {}, ...each })))
	const everyAnswer = IDS.reduce<Record<string, string>[]>(
		(found, id) => found.flatMap((each) => ["Yes", "No"].map((said) => ({ ...each, [id]: said }))),
		[{}],
	)

	it("some visitor meets as many, where answers alone decide", () => {
		fc.assert(
			fc.property(anyYesNo, (questions) => {
				const paths = everyAnswer.map((sent) => walk({ questions, scoringConfig }, readAnswers(questions, sent)))
				const longest = Math.max(...paths.map(({ length }) => length))
				expect(longestPath(questions) ?? questions.length).toBe(longest)
			}),
			{ numRuns: 400 },
		)
	})

	const HEADS = ["h0", "h1", "h2", "h3"]
	const anyOf = fc.record({
		join: fc.constantFrom("and" as const, "or" as const),
		tests: fc.array(
			fc.record({
				of: fc.constant("answer" as const),
				id: fc.constantFrom(...HEADS),
				is: fc.constantFrom("is" as const, "is_not" as const),
				value: fc.constantFrom("Yes", "No"),
			}),
			{ minLength: 1, maxLength: 3 },
		),
	})
	/** Its last questions ask for what each of the first ones got, so that more pasts meet there than are kept apart. */
	const anyCrowded = fc
		.array(
			fc.record(
				{ show_if: anyOf, next: fc.array(fc.record({ if: anyOf, to: fc.constantFrom("t2", null) }), { maxLength: 1 }) },
				{ requiredKeys: [] },
			),
			{ minLength: 3, maxLength: 4 },
		)
		.map((tails) => {
			const asked = { type: "yes_no" as const, options: [], points: {}, required: false }
			const each = HEADS.flatMap((id) => ["Yes", "No"].map((value) => about(id, value)))
			return [
				...HEADS.map((id) => question(id, asked)),
				...tails.map((rules, at) => question(`t${at}`, { ...asked, ...rules })),
				question("all", { ...asked, show_if: { join: "or", tests: each } }),
			]
		})
	const everyPast = HEADS.reduce<Record<string, string>[]>(
		(found, id) => found.flatMap((each) => [each, { ...each, [id]: "Yes" }, { ...each, [id]: "No" }]),
		[{}],
	)

	it("no visitor meets more questions where too many pasts meet to be kept apart", () => {
		fc.assert(
			fc.property(anyCrowded, (questions) => {
				const always = alwaysShown(questions)
				const most = longestPath(questions) ?? 0
				for (const sent of everyPast) {
					const path = walk({ questions, scoringConfig }, readAnswers(questions, sent))
					expect(path.length).toBeLessThanOrEqual(most)
					const isEveryTailMet = questions.every(({ next }) => !next?.length)
					if (isEveryTailMet) for (const id of always) expect(path.map((met) => met.id)).toContain(id)
				}
			}),
			{ numRuns: 200 },
		)
	})
})
