import { describe, expect, it } from "vitest"
import { readAnswers } from "../answer-types"
import type { Question } from "../answers"
import { newQuestion } from "../defaults"
import type { CategoryScore } from "../sessions/answers"
import { recommend } from "./recommend"

const category = (name: string, percentage: number): CategoryScore => ({ name, percentage, earned: 0, possible: 10 })
const about = (categories: CategoryScore[], extra: Partial<Parameters<typeof recommend>[0]> = {}) =>
	recommend({ categories, questions: [], scoringConfig: { categories: [] }, answers: new Map(), ...extra })
const titles = (categories: CategoryScore[]) => about(categories).map(({ title }) => title)

describe("recommend", () => {
	it("names at most the three weakest below 70, weakest first, then the strong ones", () => {
		expect(
			titles([category("A", 69.9), category("B", 80), category("C", 10), category("D", 40), category("E", 60)]),
		).toEqual([
			"Start with “C” (10%). It has the most room to improve.",
			"Work on “D” next (40%).",
			"Work on “E” next (60%).",
			"Build on “B” (80%), your strongest area.",
		])
	})

	it("improves the weakest if none is weak", () => {
		expect(titles([category("A", 95), category("B", 70)])).toEqual([
			"Give “B” (70%) a little more attention to make it excellent.",
			"Build on “A” (95%), your strongest area.",
		])
	})

	it("praises if all is excellent, and says so if nothing was scored", () => {
		expect(titles([category("A", 90), category("B", 100)])).toEqual(["Every area is in excellent shape. Keep it up."])
		expect(titles([])).toEqual(["None of the answers are scored, so there's nothing to recommend."])
	})

	it("refers to the overall score if a quiz has no categories", () => {
		expect(titles([category("General", 20)])).toEqual([
			"Start with your overall score (20%). It has the most room to improve.",
		])
	})

	it("names the category, and the answer that cost most by its weight", () => {
		const question = (id: string, weight: number): Question => ({
			...newQuestion(id),
			question: `About ${id}?`,
			type: "rating",
			category: "A",
			weight,
		})
		const questions = [question("light", 1), question("heavy", 3), question("skipped", 10)]
		const [found] = about([category("A", 40)], {
			scoringConfig: { categories: [{ name: "A", weight: 1, description: "All of it." }] },
			questions,
			answers: readAnswers(questions, { light: "1", heavy: "3" }),
		})
		expect(found?.detail).toBe("All of it.\nYou lost the most points on “About heavy?”")
	})
})
