import { describe, expect, it } from "vitest"
import { answered, anyDice, anyQuiz, IDS } from "@/tests/support/any-branched-quiz"
import fc from "@/tests/support/fast-check"
import { question } from "@/tests/support/quiz-content"
import { type GivenAnswers, readAnswers } from "../answer-types"
import type { Question, ScoringConfig } from "../answers"
import { missingQuestions } from "../check-answers"
import { newScoringConfig } from "../defaults"
import { scoreQuiz } from "../score-quiz"
import type { Condition, Jump, PathTest } from "./answers"
import { checkPaths } from "./check-paths"
import { answerPasses, holds } from "./holds"
import { onPath, pathSoFar, walk } from "./walk"

const config: ScoringConfig = newScoringConfig()
const about = (id: string, value: PathTest["value"], is: PathTest["is"] = "is"): PathTest => {
	return { of: "answer", id, is, value }
}
const only = (...tests: PathTest[]): Condition => ({ join: "and", tests })
const go = (to: string | null, ...tests: PathTest[]): Jump => ({ if: tests.length > 0 ? only(...tests) : null, to })
const yesNo = (id: string, own: Partial<Question> = {}) =>
	question(id, { type: "yes_no", options: [], points: {}, ...own })
const ids = (questions: readonly Question[]) => questions.map(({ id }) => id)
const met = (questions: Question[], sent: Record<string, string>) =>
	ids(walk({ questions, scoringConfig: config }, readAnswers(questions, sent)))

describe("a path", () => {
	const branch = [
		yesNo("q1", { next: [go("q3", about("q1", "No"))] }),
		question("q2", { show_if: only(about("q1", "Yes")) }),
		yesNo("q3", { next: [go(null, about("q3", "No"))] }),
		question("q4"),
	]

	it("shows, jumps, and finishes by the first rule that holds", () => {
		expect(met(branch, { q1: "Yes", q3: "Yes" })).toEqual(["q1", "q2", "q3", "q4"])
		expect(met(branch, { q1: "No" })).toEqual(["q1", "q3", "q4"])
		expect(met(branch, { q1: "No", q3: "No" })).toEqual(["q1", "q3"])
		const first = [yesNo("q1", { next: [go("q3"), go(null)] }), question("q2"), question("q3")]
		expect(met(first, { q1: "No" })).toEqual(["q1", "q3"])
	})

	it("does not follow an answer that it no longer meets", () => {
		const chain = [
			yesNo("q1"),
			yesNo("q2", { show_if: only(about("q1", "Yes")) }),
			yesNo("q3", { show_if: only(about("q2", "Yes")) }),
		]
		expect(met(chain, { q1: "Yes", q2: "Yes" })).toEqual(["q1", "q2", "q3"])
		expect(met(chain, { q1: "No", q2: "Yes", q3: "Yes" })).toEqual(["q1"])
	})

	it("shows a group under one condition, as it was when the group began", () => {
		const scored = only({ of: "score", id: "", is: "at_least", value: 50 })
		const group = [yesNo("q1"), yesNo("q2", { show_if: scored }), yesNo("q3", { with_previous: true }), yesNo("q4")]
		expect(met(group, { q1: "Yes", q2: "No" })).toEqual(["q1", "q2", "q3", "q4"])
		expect(met(group, { q1: "No", q2: "Yes" })).toEqual(["q1", "q4"])
	})

	it("counts in the score so far only what it met", () => {
		const scored = [
			yesNo("q1", { next: [go("q3", about("q1", "No"))] }),
			yesNo("q2"),
			yesNo("q3", { next: [go(null, { of: "score", id: "", is: "at_least", value: 40 })] }),
			question("q4"),
		]
		expect(met(scored, { q1: "No", q2: "Yes", q3: "No" })).toEqual(["q1", "q3", "q4"])
		expect(met(scored, { q1: "Yes", q2: "No", q3: "No" })).toEqual(["q1", "q2", "q3", "q4"])
		expect(met(scored, { q1: "Yes", q2: "Yes", q3: "No" })).toEqual(["q1", "q2", "q3"])
	})

	it("asks hidden fields that a visit brought", () => {
		const plan = only({ of: "field", id: "plan", is: "is", value: "pro" })
		const content = { questions: [yesNo("q1"), yesNo("q2", { show_if: plan })], scoringConfig: config }
		expect(ids(walk(content, new Map(), { plan: "Pro" }))).toEqual(["q1", "q2"])
		expect(ids(walk(content, new Map()))).toEqual(["q1"])
		expect(ids(walk(content, new Map(), JSON.parse('{"__proto__": {"plan": "pro"}}')))).toEqual(["q1"])
	})
})

describe("a test", () => {
	const facts = (given: string | null) => ({
		answer: () => (given === null ? null : ({ kind: "text", text: given } as const)),
		field: () => null,
		score: () => null,
	})
	it.each<[PathTest["is"], PathTest["value"], string | null, boolean]>([
		["is", "A", "A", true],
		["is", "A", "B", false],
		["is", "A", null, false],
		["is", "A", "  ", false],
		["is", "", "", false],
		["is_not", "A", "A", false],
		["is_not", "A", "B", true],
		["is_not", "A", null, false],
		["is_not", "", "B", false],
		["any_of", ["A", "B"], "B", true],
		["any_of", [], "B", false],
		["any_of", ["A"], "B", false],
		["at_least", 0, "0", true],
		["at_least", 4, "3", false],
		["at_least", 4, "4", true],
		["at_least", 4, "much", false],
		["at_least", Number.NaN, "4", false],
		["contains", "pro", "Our PROJECT", true],
		["contains", "", "anything", false],
		["contains", "x", null, false],
	])("%s %j of the answer %j: %s", (is, value, given, expected) => {
		expect(holds(only(about("q", value, is)), facts(given))).toBe(expected)
	})

	it("joins by and and by or, and without tests holds", () => {
		const tests = [about("q", "A"), about("q", "B")]
		expect(holds({ join: "or", tests }, facts("B"))).toBe(true)
		expect(holds({ join: "and", tests }, facts("B"))).toBe(false)
		for (const join of ["and", "or"] as const) expect(holds({ join, tests: [] }, facts("B"))).toBe(true)
	})

	it("tells options apart that differ by case, and texts not", () => {
		expect(answerPasses(about("q", "tea"), { kind: "choice", option: "Tea" })).toBe(false)
		expect(answerPasses(about("q", "tea"), { kind: "text", text: " Tea" })).toBe(true)
	})
})

describe("the check", () => {
	const kinds = (questions: Question[]) => checkPaths(questions).map(({ number, kind, other }) => [number, kind, other])

	it("names rings, dead ends, and what has gone", () => {
		const ring = [
			question("q1", { next: [go("q4")] }),
			question("q2"),
			question("q3", { next: [go("q4")] }),
			question("q4", { next: [go("q2")] }),
		]
		expect(kinds(ring)).toEqual([
			[2, "unreachable", undefined],
			[3, "unreachable", undefined],
			[4, "loop", 2],
		])
		expect(kinds([question("q1", { next: [go("nowhere")] })])).toEqual([[1, "dead_end", undefined]])
		const gone = [question("q1"), question("q2", { show_if: only(about("q0", "Good")) })]
		expect(kinds(gone)).toEqual([
			[2, "gone", undefined],
			[2, "unreachable", undefined],
		])
		const renamed = [question("q1"), question("q2", { show_if: only(about("q1", "Great")) })]
		expect(kinds(renamed)).toEqual([
			[2, "never", 1],
			[2, "unreachable", undefined],
		])
		const later = [question("q1", { show_if: only(about("q2", "Good")) }), question("q2")]
		expect(kinds(later)).toEqual([
			[1, "later", 2],
			[1, "unreachable", undefined],
		])
	})

	it("does not invent a way on where each answer leads elsewhere", () => {
		const routed = (required: boolean) => [
			yesNo("q1", { required, next: [go("q3", about("q1", "Yes")), go("q4", about("q1", "No"))] }),
			question("q2"),
			question("q3"),
			question("q4"),
		]
		expect(kinds(routed(true))).toEqual([[2, "unreachable", undefined]])
		expect(kinds(routed(false))).toEqual([])
	})

	it("finds nothing wrong with a diamond, and nothing in a quiz without rules", () => {
		const diamond = [
			yesNo("q1", { next: [go("q3", about("q1", "No"))] }),
			question("q2", { next: [go("q4")] }),
			question("q3"),
			question("q4"),
		]
		expect(kinds(diamond)).toEqual([])
		expect(kinds([question("q1"), question("q2")])).toEqual([])
	})

	it("names a score that no question before can give, and a first question under a condition", () => {
		const scored = (least: number) => only({ of: "score", id: "", is: "at_least", value: least })
		const text = question("q1", { type: "text", options: [], points: {} })
		expect(kinds([text, question("q2", { show_if: scored(0) })])).toEqual([
			[2, "never", undefined],
			[2, "unreachable", undefined],
		])
		expect(kinds([yesNo("q1"), question("q2", { show_if: scored(0) })])).toEqual([])
		expect(kinds([yesNo("q1", { next: [{ if: scored(50), to: null }] })])).toEqual([])
		expect(kinds([yesNo("q1", { show_if: scored(0) })])).toEqual([
			[1, "never", undefined],
			[1, "unreachable", undefined],
		])
	})

	it("sees that an unreachable question decides nothing", () => {
		const hidden = [
			yesNo("q1", { next: [go("q3")] }),
			yesNo("q2"),
			question("q3", { show_if: only(about("q2", "Yes")) }),
		]
		expect(kinds(hidden)).toEqual([
			[2, "unreachable", undefined],
			[3, "unreachable", undefined],
		])
	})

	it("sees that two answers to one question cannot both be given", () => {
		const both = [question("q1"), question("q2", { show_if: only(about("q1", "Good"), about("q1", "Bad")) })]
		expect(kinds(both)).toEqual([[2, "unreachable", undefined]])
	})
})

describe("any quiz and any answers", () => {
	it("have one finite path forward, which only answers on it decide", () => {
		fc.assert(
			fc.property(anyQuiz, anyDice, (questions, dice) => {
				const content = { questions, scoringConfig: config }
				const answers = answered(questions, dice)
				const path = walk(content, answers)
				const places = path.map(({ id }) => IDS.indexOf(id))
				expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
				const own = onPath(content, answers, ids(path))
				expect(ids(walk(content, own.answers))).toEqual(ids(path))
				expect(walk(content, new Map([...answers].reverse()))).toEqual(path)
				if (path.length > 0) {
					expect(scoreQuiz(own.content.questions, config, own.answers)).toEqual(scoreQuiz(path, config, answers))
				}
			}),
			{ numRuns: 400 },
		)
	})

	it("lead a visitor, who knows only what is next, along the same path", () => {
		fc.assert(
			fc.property(anyQuiz, anyDice, (questions, dice) => {
				const content = { questions, scoringConfig: config }
				const all = answered(questions, dice)
				const given = new Map<string, NonNullable<ReturnType<GivenAnswers["get"]>>>()
				const seen: string[] = []
				for (let at = 0; ; at += 1) {
					const now = walk(content, given)[at]
					if (!now) break
					seen.push(now.id)
					const answer = all.get(now.id)
					if (answer) given.set(now.id, answer)
					expect(ids(walk(content, given)).slice(0, at + 1)).toEqual(seen)
					expect(pathSoFar(walk(content, given), given)).toEqual(
						ids(walk(content, given)).slice(0, pathSoFar(walk(content, given), given).length),
					)
				}
				expect(seen).toEqual(ids(walk(content, all)))
			}),
			{ numRuns: 200 },
		)
	})

	it("meet a question where the check finds nothing: an empty path means all", () => {
		fc.assert(
			fc.property(anyQuiz, anyDice, (questions, dice) => {
				const path = walk({ questions, scoringConfig: config }, answered(questions, dice))
				expect(path.length > 0 || checkPaths(questions).length > 0).toBe(true)
			}),
			{ numRuns: 400 },
		)
	})

	it("never meet a question that the check calls unreachable", () => {
		fc.assert(
			fc.property(anyQuiz, fc.array(anyDice, { minLength: 20, maxLength: 20 }), (questions, throws) => {
				const unreachable = checkPaths(questions).filter(({ kind }) => kind === "unreachable")
				const finished = throws.flatMap((dice) => {
					const answers = answered(questions, dice)
					const path = walk({ questions, scoringConfig: config }, answers)
					return missingQuestions(path, answers).length === 0 ? ids(path) : []
				})
				const seen = new Set(finished)
				expect(unreachable.filter(({ id }) => seen.has(id))).toEqual([])
			}),
			{ numRuns: 200 },
		)
	})
})
