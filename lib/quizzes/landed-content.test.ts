import { describe, expect, it } from "vitest"
import { readAnswers } from "./answer-types"
import { checkOutcomes } from "./paths/check-outcomes"
import { checkPaths } from "./paths/check-paths"
import { firstPath, onPath, walk } from "./paths/walk"
import { OutcomesSchema, QuestionsSchema, ScoringConfigSchema } from "./schema"
import { resultOf } from "./sessions/result-of"
import { storedContent, storedResult } from "./stored-content"

/* Rows as the first released version stored them, before quizzes had rules, votes, and hidden fields. */
const action_config = {
	redirect_url: "",
	email_subject: "",
	email_template: "",
	include_charts: true,
	include_recommendations: true,
	include_detailed_breakdown: true,
	custom_message: "Call us.",
}
const result_design = {
	background_color: "#ffffff",
	text_color: "#1a1714",
	accent_color: "#007aff",
	show_performance_badge: true,
	show_category_breakdown: true,
}
const shared = { required: true, category: "", weight: 1 }
const QUESTIONS = [
	{
		id: "a",
		question: "How?",
		type: "multiple_choice",
		options: ["Good", "Bad"],
		points: { Good: 10, Bad: 0 },
		...shared,
		category: "Skills",
		weight: 2,
	},
	{ id: "b", question: "How much?", type: "rating", options: [], points: {}, ...shared },
	{ id: "c", question: "Really?", type: "yes_no", options: ["left over"], points: { No: 10, Yes: 0 }, ...shared },
	{ id: "d", question: "Why?", type: "text", options: [], points: {}, ...shared, required: false },
]
const SCORING = {
	total_points: 200,
	scoring_method: "category",
	categories: [{ name: "Skills", weight: 3, description: "Practice." }],
	lead_thresholds: { high: 80, medium: 50 },
}
const OUTCOMES = [
	{
		id: "low",
		title: "Low",
		description: "",
		score_min: 0,
		score_max: 49,
		action: "show_message",
		action_config,
		result_design,
	},
	{
		id: "high",
		title: "High",
		description: "",
		score_min: 50,
		score_max: 100,
		action: "download_pdf",
		action_config,
		result_design,
	},
]
const ANSWERS = { a: "Good", b: "3", c: "Yes", d: "Because" }
const RESULT = {
	percentage_score: 82.5,
	total_score: 165,
	max_possible_score: 200,
	categories: [
		{ name: "Skills", percentage: 100, earned: 20, possible: 20 },
		{ name: "General", percentage: 30, earned: 6, possible: 20 },
	],
	outcome: {
		id: "high",
		title: "High",
		description: "",
		action: "download_pdf",
		redirect_url: null,
		custom_message: "Call us.",
		result_design,
	},
}

describe("a quiz that the first released version stored", () => {
	const content = storedContent({ questions: QUESTIONS, scoringConfig: SCORING, outcomes: OUTCOMES })
	const answers = readAnswers(content.questions, ANSWERS)

	it("reads as it was, and asks every question in order", () => {
		expect(content).toEqual({ questions: QUESTIONS, scoringConfig: SCORING, outcomes: OUTCOMES })
		expect(walk(content, answers)).toEqual(QUESTIONS)
		expect(firstPath(content.questions)).toBeUndefined()
		expect([...checkPaths(content.questions), ...checkOutcomes(content.questions, content.outcomes)]).toEqual([])
	})

	it("scores a session, whose row has no path, as it did", () => {
		const taken = onPath(content, answers, [])
		expect(resultOf(taken.content, taken.answers).result).toEqual(RESULT)
		expect(storedResult(RESULT)).toEqual(RESULT)
	})

	it("is stored by a save as an older host can read it", () => {
		expect(QuestionsSchema.parse(QUESTIONS)).toEqual(QUESTIONS)
		expect(ScoringConfigSchema.parse(SCORING)).toEqual(SCORING)
		expect(OutcomesSchema.parse(OUTCOMES)).toEqual(OUTCOMES)
	})

	it("is read by this version too where a later one has stored more", () => {
		const later = QUESTIONS.map((question) => ({ ...question, later: { than: "this" } }))
		expect(storedContent({ questions: later, scoringConfig: SCORING, outcomes: OUTCOMES }).questions).toEqual(later)
	})
})
