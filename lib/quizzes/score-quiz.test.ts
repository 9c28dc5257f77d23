import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { possibleAnswers, readAnswers } from "./answer-types"
import type { Question, ScoringConfig } from "./answers"
import { newQuestion, newScoringConfig } from "./defaults"
import { bestPoints, pointsOf } from "./points-of"
import { scoreQuiz as scoreGiven } from "./score-quiz"
import type { SentAnswers } from "./sessions/answers"

const METHODS = ["simple", "weighted", "category"] as const
const NAMES = ["", "Speed", "Service", "Price"]

const question = (id: string, own: Partial<Question>): Question => ({ ...newQuestion(id), ...own })
const config = (own: Partial<ScoringConfig>): ScoringConfig => ({ ...newScoringConfig(), ...own })

const scoreQuiz = (questions: readonly Question[], settings: ScoringConfig, sent: SentAnswers) =>
	scoreGiven(questions, settings, readAnswers(questions, sent))

const anyQuestion = fc
	.record({
		type: fc.constantFrom("multiple_choice" as const, "rating" as const, "yes_no" as const, "text" as const),
		points: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 5, maxLength: 5 }),
		ownPoints: fc.boolean(),
		category: fc.constantFrom(...NAMES),
		weight: fc.integer({ min: 1, max: 10 }),
		required: fc.boolean(),
		pick: fc.nat(),
		answered: fc.boolean(),
	})
	.map(({ points, ownPoints, pick, answered, ...rest }) => {
		const options = rest.type === "multiple_choice" ? ["a", "b", "c"] : []
		const offered = possibleAnswers({ type: rest.type, options })
		const own = (offered ?? []).map((answer, index) => [answer, points[index] ?? 0] as const)
		const made = question("", { ...rest, options, points: ownPoints ? Object.fromEntries(own) : {} })
		return { made, answer: answered ? (offered ? offered[pick % offered.length] : "some words") : undefined }
	})

const anyQuiz = fc
	.record({
		asked: fc.array(anyQuestion, { maxLength: 12 }),
		method: fc.constantFrom(...METHODS),
		total: fc.integer({ min: 1, max: 1000 }),
		weights: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 3, maxLength: 3 }),
	})
	.map(({ asked, method, total, weights }) => {
		const questions = asked.map(({ made }, index) => ({ ...made, id: `q${index}` }))
		const given = asked.flatMap(({ answer }, index) => (answer === undefined ? [] : [[`q${index}`, answer] as const]))
		const categories = NAMES.slice(1).map((name, index) => ({ name, weight: weights[index] ?? 1, description: "" }))
		return {
			questions,
			answers: Object.fromEntries(given) as SentAnswers,
			settings: config({ scoring_method: method, total_points: total, categories }),
		}
	})

describe("scoreQuiz", () => {
	const service = question("a", { type: "yes_no", category: "Service", weight: 3 })
	const speed = question("b", { type: "rating", category: "Speed", weight: 1 })
	const mixed = { a: "Yes", b: "1" }
	const categories = [
		{ name: "Service", weight: 1, description: "" },
		{ name: "Speed", weight: 4, description: "" },
	]

	it("simple: Σp/Σm", () => {
		const score = scoreQuiz([service, speed], config({ scoring_method: "simple" }), mixed)
		expect(score).toMatchObject({ percentage_score: 60, total_score: 60, max_possible_score: 100 })
	})
	it("weighted: Σwp/Σwm", () => {
		expect(scoreQuiz([service, speed], config({ scoring_method: "weighted" }), mixed).percentage_score).toBe(80)
	})
	it("category: the mean of the categories, weighted by theirs", () => {
		const score = scoreQuiz([service, speed], config({ scoring_method: "category", categories }), mixed)
		expect(score.percentage_score).toBe(36)
		expect(score.categories).toEqual([
			{ name: "Service", percentage: 100, earned: 30, possible: 30 },
			{ name: "Speed", percentage: 20, earned: 2, possible: 10 },
		])
	})
	it("leaves a category without points out of the mean", () => {
		const pointless = question("c", { type: "yes_no", category: "Price", points: { Yes: 0, No: 0 } })
		const settings = config({ scoring_method: "category", categories })
		expect(scoreQuiz([service, speed, pointless], settings, { ...mixed, c: "Yes" }).percentage_score).toBe(36)
	})
	it("counts a question without a category as General", () => {
		const score = scoreQuiz([{ ...service, category: "" }], config({}), { a: "Yes" })
		expect(score.categories).toEqual([{ name: "General", percentage: 100, earned: 30, possible: 30 }])
	})
	it("gives 0 % if there is nothing to earn: no question, only text, nothing answered", () => {
		const text = question("t", { type: "text" })
		for (const [questions, answers] of [
			[[], {}],
			[[text], { t: "words" }],
			[[service, speed], {}],
		] as const) {
			expect(scoreQuiz(questions, config({}), answers)).toMatchObject({
				percentage_score: 0,
				total_score: 0,
				categories: [],
			})
		}
	})
	it("rounds to one decimal, halves up", () => {
		const third = question("a", { options: ["x", "y"], points: { x: 1, y: 3 } })
		expect(scoreQuiz([third], config({ total_points: 7 }), { a: "x" })).toMatchObject({
			percentage_score: 33.3,
			total_score: 2.3,
		})
		const exact = question("a", { options: ["x", "y"], points: { x: 569, y: 2000 } })
		expect(scoreQuiz([exact], config({}), { a: "x" }).percentage_score).toBe(28.5)
	})
	it("treats an answer that the question does not offer as skipped", () => {
		expect(scoreQuiz([service, speed], config({}), { a: "Yes", b: "constructor" }).percentage_score).toBe(100)
		expect(scoreQuiz([service], config({}), JSON.parse('{"__proto__": "Yes"}')).percentage_score).toBe(0)
	})

	it("stays within its bounds", () => {
		fc.assert(
			fc.property(anyQuiz, ({ questions, answers, settings }) => {
				const score = scoreQuiz(questions, settings, answers)
				expect(score.percentage_score).toBeGreaterThanOrEqual(0)
				expect(score.percentage_score).toBeLessThanOrEqual(100)
				expect(score.total_score).toBeLessThanOrEqual(settings.total_points)
				expect(score.max_possible_score).toBe(settings.total_points)
				for (const { percentage } of score.categories) expect(percentage).toBeLessThanOrEqual(100)
			}),
		)
	})
	it("does not depend on the order of the questions", () => {
		fc.assert(
			fc.property(anyQuiz, fc.nat(), ({ questions, answers, settings }, at) => {
				const cut = questions.length ? at % questions.length : 0
				const turned = [...questions.slice(cut), ...questions.slice(0, cut)].reverse()
				const [one, other] = [questions, turned].map((order) => scoreQuiz(order, settings, answers))
				expect(other?.percentage_score).toBe(one?.percentage_score)
				expect(other?.total_score).toBe(one?.total_score)
			}),
		)
	})
	it("never falls when one answer improves", () => {
		fc.assert(
			fc.property(anyQuiz, fc.nat(), ({ questions, answers, settings }, at) => {
				const open = questions.filter((each) => Object.hasOwn(answers, each.id) && bestPoints(each) !== null)
				const chosen = open[at % (open.length || 1)]
				if (!chosen) return
				const now = pointsOf(chosen, String(answers[chosen.id] ?? ""))
				for (const answer of possibleAnswers(chosen) ?? []) {
					if (pointsOf(chosen, answer) < now) continue
					const better = scoreQuiz(questions, settings, { ...answers, [chosen.id]: answer })
					expect(better.percentage_score).toBeGreaterThanOrEqual(
						scoreQuiz(questions, settings, answers).percentage_score,
					)
				}
			}),
		)
	})
	it.each(["constructor", "toString", "__proto__"])("takes no points from an option that is called %s", (name) => {
		const options = [name, "b"]
		const asked = question("q", { type: "multiple_choice", options, points: { b: 2 } })
		expect([pointsOf(asked, name), bestPoints(asked)]).toEqual([0, 2])
		expect(scoreQuiz([asked], config({}), { q: "b" }).percentage_score).toBe(100)
	})

	it("is 100 % for the best answers everywhere, by each method", () => {
		fc.assert(
			fc.property(anyQuiz, ({ questions, settings }) => {
				const best = questions.flatMap((each) => {
					const offered = possibleAnswers(each)
					const found = offered?.find((answer) => pointsOf(each, answer) === bestPoints(each))
					return found === undefined ? [] : [[each.id, found] as const]
				})
				const worth = questions.some((each) => (bestPoints(each) ?? 0) > 0)
				expect(scoreQuiz(questions, settings, Object.fromEntries(best)).percentage_score).toBe(worth ? 100 : 0)
			}),
		)
	})
})
