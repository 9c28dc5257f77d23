import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { question } from "@/tests/support/quiz-content"
import { readAnswer, readAnswers } from "./answer-types"
import { newScoringConfig } from "./defaults"
import { answerPasses } from "./paths/holds"
import { answerNear, bestPoints, worthOf } from "./points-of"
import { reachablePercents } from "./reachable-percents"
import { scoreQuiz } from "./score-quiz"
import type { SentAnswer } from "./sessions/answers"

const several = question("s", {
	type: "multiple_choices",
	options: ["A", "B", "C"],
	points: { A: 5, B: 3, C: 2 },
	max_choices: 2,
})
const number = question("n", {
	type: "number",
	options: [],
	points: {},
	bands: [
		{ min: null, max: 0, points: 1 },
		{ min: 0, max: 10, points: 4 },
		{ min: 11, max: 20, points: 9 },
	],
})
const scale = question("z", { type: "scale", options: [], points: {} })
const worth = (asked: typeof several, sent: SentAnswer) => worthOf(asked, readAnswer(asked, sent) ?? undefined)

describe("points of an answer", () => {
	it("of several choices add up, at most to the best that may be chosen", () => {
		expect(worth(several, ["A", "C"])).toEqual({ earned: 7, best: 8 })
		expect(worth(several, ["A", "B"])).toEqual({ earned: 8, best: 8 })
		expect(worth(several, ["A", "B", "C"])).toEqual({ earned: 8, best: 8 })
		expect(worth(several, ["C", "gone"])).toEqual({ earned: 2, best: 8 })
		const { max_choices: _, ...all } = several
		expect(bestPoints(all)).toBe(10)
	})

	it("of a number are those of the first band that holds it, and none between and outside", () => {
		const earned = ["-3", "0", "0.5", "10", "10.5", "11", "20", "20.000001"].map((sent) => worth(number, sent)?.earned)
		expect(earned).toEqual([1, 1, 4, 4, 0, 9, 9, 0])
		expect(worth(number, "10.5")?.best).toBe(9)
		const { bands: _, ...plain } = number
		expect(worth(plain, "5")).toBeNull()
	})

	it("of a scale are its number, and zero is an answer", () => {
		expect(["0", "7", "10"].map((sent) => worth(scale, sent))).toEqual([
			{ earned: 0, best: 10 },
			{ earned: 7, best: 10 },
			{ earned: 10, best: 10 },
		])
	})

	it("of what has no points count nowhere", () => {
		const consent = question("c", { type: "consent", options: ["I agree"], points: { "I agree": 5 } })
		expect(worth(consent, "I agree")).toBeNull()
		expect(worth(question("d", { type: "date", options: [] }), "2026-03-29")).toBeNull()
	})

	it("near a percentage belong to an answer that the question takes", () => {
		for (const asked of [several, number, scale]) {
			const earned = [0, 50, 100].map(
				(percent) => worthOf(asked, answerNear(asked, percent) ?? undefined)?.earned ?? -1,
			)
			expect(earned.toSorted((a, b) => a - b)).toEqual(earned)
			expect(earned.at(-1)).toBe(bestPoints(asked))
		}
	})
})

describe("the percents that answers can reach", () => {
	const points = fc.array(fc.nat(9), { minLength: 2, maxLength: 5 })
	it("hold every set of several choices", () => {
		fc.assert(
			fc.property(points, fc.integer({ min: 1, max: 5 }), fc.nat(31), (all, most, set) => {
				const options = all.map((_, at) => `o${at}`)
				const asked = question("q", {
					type: "multiple_choices",
					options,
					points: Object.fromEntries(options.map((option, at) => [option, all[at] ?? 0])),
					max_choices: Math.min(most, options.length),
				})
				const chosen = options.filter((_, at) => set & (1 << at)).slice(0, asked.max_choices)
				const config = newScoringConfig()
				const { percentage_score } = scoreQuiz([asked], config, readAnswers([asked], { q: chosen }))
				if (chosen.length > 0) expect(reachablePercents([asked], config)).toContain(Math.round(percentage_score))
			}),
		)
	})
})

describe("a condition on several choices", () => {
	const passes = (is: "is" | "is_not" | "any_of" | "contains", value: string | string[], chosen: string[]) =>
		answerPasses({ of: "answer", id: "s", is, value }, readAnswer(several, chosen))

	it("asks each of them", () => {
		expect([["A"], ["A", "B"], ["B"], []].map((chosen) => passes("is", "A", chosen))).toEqual([
			true,
			true,
			false,
			false,
		])
		expect([["A"], ["A", "B"], ["B"], []].map((chosen) => passes("is_not", "A", chosen))).toEqual([
			false,
			false,
			true,
			false,
		])
		expect([["A"], ["B", "C"]].map((chosen) => passes("any_of", ["C", "gone"], chosen))).toEqual([false, true])
		expect([["A"], ["B", "C"]].map((chosen) => passes("contains", "c", chosen))).toEqual([false, true])
	})
})
