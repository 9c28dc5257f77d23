import { describe, expect, it } from "vitest"
import fc from "@/tests/support/fast-check"
import { readAnswers } from "./answer-types"
import { newOutcome, newQuestion, newScoringConfig } from "./defaults"
import { leadLevel } from "./lead-level"
import { outcomeHoles, outcomeOverlaps, wonRanges } from "./outcome-ranges"
import { pickOutcome } from "./pick-outcome"
import { reachablePercents } from "./reachable-percents"
import { scoreBadge } from "./score-badge"
import { scoreQuiz } from "./score-quiz"

const outcome = (id: string, score_min: number, score_max: number) => ({ ...newOutcome(id), score_min, score_max })

describe("pickOutcome", () => {
	const list = [outcome("low", 0, 49), outcome("high", 50, 100), outcome("late", 40, 60)]
	it.each([
		[0, "low"],
		[49.4, "low"],
		[49.5, "high"],
		[100, "high"],
	])("%s %% is %s", (percentage, id) => expect(pickOutcome(list, percentage)?.id).toBe(id))
	it("is null if none fits or there is none", () => {
		expect(pickOutcome([outcome("a", 10, 20)], 21)).toBeNull()
		expect(pickOutcome([], 50)).toBeNull()
	})
})

describe("the ranges of outcomes", () => {
	const list = [outcome("a", 0, 40), outcome("b", 30, 60), outcome("c", 35, 40)]
	it("show gaps, overlaps and the part that each wins", () => {
		expect(outcomeHoles(list)).toEqual([{ from: 61, to: 100 }])
		expect(outcomeOverlaps(list)).toEqual([{ from: 30, to: 40 }])
		expect(wonRanges(list).get("b")).toEqual([{ from: 41, to: 60 }])
		expect(wonRanges(list).get("c")).toEqual([])
	})
	it("agree with pickOutcome at every percent", () => {
		const ends = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
		fc.assert(
			fc.property(fc.array(ends, { maxLength: 6 }), (pairs) => {
				const outcomes = pairs.map(([one, other], index) =>
					outcome(`o${index}`, Math.min(one, other), Math.max(one, other)),
				)
				const won = wonRanges(outcomes)
				for (let percent = 0; percent <= 100; percent++) {
					const inside = (id: string) => won.get(id)?.some(({ from, to }) => from <= percent && percent <= to)
					const picked = pickOutcome(outcomes, percent)
					expect(outcomes.filter(({ id }) => inside(id)).map(({ id }) => id)).toEqual(picked ? [picked.id] : [])
					expect(outcomeHoles(outcomes).some(({ from, to }) => from <= percent && percent <= to)).toBe(!picked)
				}
			}),
		)
	})
})

describe("reachablePercents", () => {
	const yesNo = (id: string, own = {}) => ({ ...newQuestion(id), type: "yes_no" as const, options: [], ...own })
	it("has every result that answers can give", () => {
		expect(reachablePercents([yesNo("a"), yesNo("b")], newScoringConfig())).toEqual(new Set([0, 50, 100]))
	})
	it("has more results if a question may be skipped", () => {
		const quiz = [yesNo("a", { weight: 3 }), yesNo("b", { required: false })]
		expect(reachablePercents(quiz, newScoringConfig())).toEqual(new Set([0, 25, 75, 100]))
	})
	it("is null if there are too many", () => {
		const many = Array.from({ length: 60 }, (_, index) =>
			yesNo(`q${index}`, { required: false, points: { Yes: 1.37 ** index, No: 0 } }),
		)
		expect(reachablePercents(many, newScoringConfig())).toBeNull()
	})
	it("contains every visitor's result, by each method", () => {
		const picks = fc.array(
			fc.record({
				points: fc.integer({ min: 0, max: 9 }),
				weight: fc.integer({ min: 1, max: 10 }),
				category: fc.constantFrom("", "X"),
				yes: fc.boolean(),
			}),
			{ minLength: 1, maxLength: 5 },
		)
		fc.assert(
			fc.property(
				picks,
				fc.constantFrom("simple" as const, "weighted" as const, "category" as const),
				(list, scoring_method) => {
					const questions = list.map(({ points, weight, category }, index) =>
						yesNo(`q${index}`, { points: { Yes: points, No: 1 }, weight, category }),
					)
					const settings = {
						...newScoringConfig(),
						scoring_method,
						categories: [{ name: "X", weight: 7, description: "" }],
					}
					const sent = Object.fromEntries(list.map(({ yes }, index) => [`q${index}`, yes ? "Yes" : "No"]))
					const { percentage_score } = scoreQuiz(questions, settings, readAnswers(questions, sent))
					const reachable = [...(reachablePercents(questions, settings) ?? [])]
					// The score was rounded to one decimal before it is rounded to an integer.
					expect(reachable.some((percent) => Math.abs(percent - percentage_score) <= 0.55)).toBe(true)
				},
			),
		)
	})
})

describe("bands", () => {
	it.each([
		[100, "excellent"],
		[90, "excellent"],
		[89.9, "good"],
		[80, "good"],
		[79.9, "fair"],
		[70, "fair"],
		[69.9, "poor"],
		[0, "poor"],
	])("%s %% is %s", (percentage, badge) => expect(scoreBadge(percentage)).toBe(badge))
	it.each([
		[80, "high"],
		[79.9, "medium"],
		[50, "medium"],
		[49.9, "low"],
	])("a lead with %s %% is %s", (percentage, level) => {
		expect(leadLevel(percentage, newScoringConfig().lead_thresholds)).toBe(level)
	})
})
