import { describe, expect, it, vi } from "vitest"
import fc from "@/tests/support/fast-check"
import { outcome, question } from "@/tests/support/quiz-content"
import { readAnswers } from "../../answer-types"
import type { Question, ScoringMethod } from "../../answers"
import { newScoringConfig } from "../../defaults"
import { type QuizContent, resultOf } from "../../sessions/result-of"
import { judgeQuestions, type WorthSums } from "./judge"
import { type WorthParts, worthPartsOf } from "./parts"

const RATING = { "1": 0, "2": 25, "3": 50, "4": 75, "5": 100 }
const rating = (id: string, given: Partial<Question> = {}) =>
	question(id, { type: "rating", options: [], points: RATING, ...given })
const OUTCOMES = [outcome("low", { score_max: 49 }), outcome("high", { score_min: 50 })]
const content = (questions: Question[], scoring_method: ScoringMethod = "weighted"): QuizContent => {
	return { questions, scoringConfig: { ...newScoringConfig(), scoring_method }, outcomes: OUTCOMES }
}

/** The counters after these sessions, as the triggers keep them. */
function summed(sessions: readonly WorthParts[], counts: readonly number[] = []): WorthSums[] {
	const sums = new Map<string, WorthSums>()
	for (const [at, parts] of sessions.entries()) {
		const times = BigInt(counts[at] ?? 1)
		for (const [questionId, part] of Object.entries(parts)) {
			const [x, y, same] = part.map(BigInt) as [bigint, bigint, bigint]
			const was = sums.get(questionId) ?? { questionId, n: 0n, x: 0n, y: 0n, xx: 0n, yy: 0n, xy: 0n, same: 0n }
			sums.set(questionId, {
				questionId,
				n: was.n + times,
				x: was.x + times * x,
				y: was.y + times * y,
				xx: was.xx + times * x * x,
				yy: was.yy + times * y * y,
				xy: was.xy + times * x * y,
				same: was.same + times * same,
			})
		}
	}
	return [...sums.values()]
}

function dice(seed: number) {
	let state = seed + 1
	return () => {
		state = (state * 48_271) % 2_147_483_647
		return state / 2_147_483_647
	}
}

describe("what a session adds", () => {
	const asked = ["a", "b", "c", "d"].map((id, at) => {
		const votes = { 1: ["low"], 5: ["high", "voted"] }
		return rating(id, {
			weight: 1 + at * 3,
			category: at % 2 ? "Odd" : "",
			points: { ...RATING, "5": 100 + at / 3 },
			...(at === 2 && { votes }),
		})
	})
	const isOne = { of: "answer" as const, id: "a", is: "is" as const, value: "1" }
	const byAnswers = [
		outcome("ruled", { when: { join: "and", tests: [isOne] } }),
		outcome("voted", { score_min: 0, score_max: 0 }),
	]
	const taken = fc.record({
		method: fc.constantFrom<ScoringMethod>("simple", "weighted", "category"),
		sent: fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("1", "2", "3", "4", "5", "gone")),
	})

	it("is the result of the same answers without the question", () => {
		fc.assert(
			fc.property(taken, ({ method, sent }) => {
				const whole = { ...content(asked, method), outcomes: [...byAnswers, ...OUTCOMES] }
				const answers = readAnswers(asked, sent)
				const parts = worthPartsOf(whole, answers)
				expect(Object.keys(parts).sort()).toEqual(
					Object.keys(sent)
						.filter((id) => sent[id] !== "gone")
						.sort(),
				)
				const reached = resultOf(whole, answers).outcome
				for (const [id, [, rest, same]] of Object.entries(parts)) {
					const without = { ...whole, questions: asked.filter((each) => each.id !== id) }
					const { result, outcome: other } = resultOf(without, answers)
					expect([rest, same]).toEqual([Math.round(result.percentage_score * 10), other?.id === reached?.id ? 1 : 0])
				}
			}),
		)
	})

	it("scores the answers once for each question left out, however many rules ask for the score", () => {
		const many = Array.from({ length: 100 }, (_, at) => rating(`q${at}`))
		const readsWith = (rules: number) => {
			const answers = readAnswers(many, Object.fromEntries(many.map(({ id }) => [id, "1"])))
			const never = { of: "score" as const, id: "", is: "at_least" as const, value: 101 }
			const ruled = Array.from({ length: rules }, (_, at) =>
				outcome(`never${at}`, { when: { join: "or", tests: Array.from({ length: 20 }, () => never) } }),
			)
			const read = vi.spyOn(answers, "get")
			worthPartsOf({ ...content(many), outcomes: [...ruled, ...OUTCOMES] }, answers)
			return read.mock.calls.length
		}
		expect(readsWith(10)).toBe(readsWith(1))
		expect(readsWith(10)).toBeLessThan(3 * many.length * many.length)
	})

	it("leaves out what earns nothing whatever the answer", () => {
		const asked = [rating("a"), question("b", { points: {} }), question("c", { type: "text" })]
		const parts = worthPartsOf(content(asked), readAnswers(asked, { a: "2", b: "Good", c: "words" }))
		expect(parts).toEqual({ a: [250, 0, 1] })
	})
})

describe("what the owner is told", () => {
	const ASKED = [
		rating("decisive", { weight: 6 }),
		question("random", { options: ["Heads", "Tails"], points: { Heads: 100, Tails: 0 }, weight: 2 }),
		rating("redundant", { weight: 1 }),
	]

	/** @returns the counters */
	function simulate(seed: number, sessions: number): WorthSums[] {
		const roll = dice(seed * 7_919)
		const counts = new Map<string, number>()
		for (let done = 0; done < sessions; done += 1) {
			const level = 1 + Math.floor(roll() * 5)
			const near = Math.min(5, Math.max(1, level + Math.floor(roll() * 3) - 1))
			const sent = JSON.stringify({
				decisive: `${level}`,
				redundant: `${near}`,
				random: roll() < 0.5 ? "Heads" : "Tails",
			})
			counts.set(sent, (counts.get(sent) ?? 0) + 1)
		}
		const taken = [...counts.keys()].map((sent) => worthPartsOf(content(ASKED), readAnswers(ASKED, JSON.parse(sent))))
		return summed(taken, [...counts.values()])
	}

	it("ranks a decisive, a redundant, and a random question, with 2,000 sessions and 100 seeds", () => {
		for (let seed = 1; seed <= 100; seed += 1) {
			const judged = judgeQuestions(simulate(seed, 2_000), true)
			expect([seed, ...judged.map(({ question_id, advice }) => `${question_id}: ${advice}`)]).toEqual([
				seed,
				"decisive: keep",
				"redundant: spare",
				"random: unrelated",
			])
		}
	})

	it("is nothing under 30 answers to the question", () => {
		const sessions = Array.from({ length: 29 }, (_, at): WorthParts => ({ a: [at, at, 1], b: [at, at, 1] }))
		expect(judgeQuestions(summed(sessions), true)).toEqual([])
		expect(judgeQuestions(summed([...sessions, { a: [500, 500, 1] }]), true)).toMatchObject([
			{ question_id: "a", answered: 30 },
		])
	})

	it.each([
		["too_easy", () => 1_000],
		["too_hard", () => 0],
		["no_difference", () => 500],
		["backward", (rest: number) => 1_000 - rest],
	] as const)("is %s", (advice, pointsAt) => {
		const sums = summed(
			Array.from({ length: 40 }, (_, at): WorthParts => {
				const rest = (at * 25) % 1_000
				return { q: [pointsAt(rest), rest, 1] }
			}),
		)
		expect(judgeQuestions(sums, true)[0]?.advice).toBe(advice)
	})

	it("says nothing of outcomes where there are none to choose from", () => {
		const judged = judgeQuestions(simulate(1, 200), false)
		expect(judged.map(({ same_outcome }) => same_outcome)).toEqual([null, null, null])
		expect(judged.map(({ advice }) => advice)).not.toContain("spare")
	})

	it("is the same after a million sessions as after a hundred like them", () => {
		const few = simulate(3, 100)
		const times = ({ questionId, ...sums }: WorthSums) => {
			const scaled = Object.entries(sums).map(([name, sum]) => [name, sum * 10_000n])
			return { questionId, ...Object.fromEntries(scaled) } as WorthSums
		}
		const figures = (sums: WorthSums[]) =>
			judgeQuestions(sums, true).map(({ advice: _, answered: __, ...each }) => each)
		expect(new Set(figures(few.map(times)))).toEqual(new Set(figures(few)))
	})
})
