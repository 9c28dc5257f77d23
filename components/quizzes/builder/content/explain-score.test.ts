import { describe, expect, it } from "vitest"
import { readAnswers } from "@/lib/quizzes/answer-types"
import { newQuestion, newScoringConfig } from "@/lib/quizzes/defaults"
import { scoreQuiz } from "@/lib/quizzes/score-quiz"
import { explainScore } from "./explain-score"

const questions = [
	{ ...newQuestion("a"), options: ["Good", "Bad"], points: { Good: 10, Bad: 4 }, weight: 3, category: "Skills" },
	{ ...newQuestion("b"), type: "yes_no" as const, options: [], category: "Tools" },
	{ ...newQuestion("c"), type: "text" as const, options: [] },
]
const answers = readAnswers(questions, { a: "Bad", b: "Yes", c: "words" })
const config = newScoringConfig()

describe("explainScore", () => {
	it("shows each question's points, best points and weight, and nothing for text and skipped questions", () => {
		const { parts } = explainScore(questions, config, answers)
		expect(parts.map(({ earned, best, weight }) => [earned, best, weight])).toEqual([
			[4, 10, 3],
			[10, 10, 1],
			[null, 0, 1],
		])
		expect(explainScore(questions, config, new Map()).parts.every(({ earned }) => earned === null)).toBe(true)
	})

	it("shows the sums of each method", () => {
		const steps = (scoring_method: "simple" | "weighted" | "category") =>
			explainScore(
				questions,
				{ ...config, scoring_method, categories: [{ name: "Tools", weight: 3, description: "" }] },
				answers,
			).steps
		expect(steps("simple")).toEqual(["14 of 20 points = 70%"])
		expect(steps("weighted")).toEqual(["22 of 40 weighted points = 55%"])
		expect(steps("category")).toEqual([
			"Skills: 12 of 30 weighted points = 40%, counts 1×",
			"Tools: 10 of 10 weighted points = 100%, counts 3×",
			"Average: (1 × 40% + 3 × 100%) ÷ 4",
			"= 85%",
		])
	})

	it("ends with the percentage that visitors get", () => {
		for (const scoring_method of ["simple", "weighted", "category"] as const) {
			const rules = { ...config, scoring_method }
			expect(explainScore(questions, rules, answers).percentage).toBe(
				scoreQuiz(questions, rules, answers).percentage_score,
			)
		}
	})
})
