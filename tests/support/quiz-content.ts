import type {
	Outcome,
	PublicQuiz,
	Question,
	Quiz,
	ReachedOutcome,
	SentAnswers,
	ShownResult,
} from "@/lib/client/contract"
import { possibleAnswers, readAnswers } from "@/lib/quizzes/answer-types"
import { newOutcome, newQuestion, newScoringConfig, RESULT_DESIGN } from "@/lib/quizzes/defaults"
import { type QuizContent, resultOf } from "@/lib/quizzes/sessions/result-of"

export function question(id: string, overrides: Partial<Question> = {}): Question {
	return {
		...newQuestion(id),
		question: `What about ${id}?`,
		options: ["Good", "Bad"],
		points: { Good: 10, Bad: 0 },
		...overrides,
	}
}

export function outcome(id: string, overrides: Partial<Outcome> = {}): Outcome {
	return { ...newOutcome(id), title: `Outcome ${id}`, description: `You are ${id}.`, ...overrides }
}

/** One question of each type: three with 10 points each, and a text without points. */
export const FOUR_TYPES: Question[] = [
	question("choice", { category: "Skills" }),
	question("rating", { type: "rating", options: [], points: {}, category: "Skills" }),
	question("yesno", { type: "yes_no", options: [], points: {} }),
	question("text", { type: "text", options: [], points: {}, required: false }),
]

export const resultAfter = (content: QuizContent, sent: SentAnswers) =>
	resultOf(content, readAnswers(content.questions, sent)).result

/** A quiz as a visitor's page receives it. It waits for Continue, so that a slow machine presses it in time. */
export function publicQuiz(questions: readonly Question[], given: Partial<PublicQuiz> = {}): PublicQuiz {
	return {
		id: "quiz-1",
		quiz_name: "How ready are you?",
		quiz_description: "",
		questions: questions.map(({ id, question: words, type, required, options, max_choices, contact_parts }) => {
			const offered = [...(possibleAnswers({ type, options }) ?? [])]
			const extras = { ...(max_choices && { max_choices }), ...(contact_parts && { contact_parts }) }
			return { id, question: words, type, required, options: offered, ...extras }
		}),
		contact_step: "after",
		auto_advance: false,
		tenant_name: "Bakery",
		tenant_slug: "bakery",
		logo_url: null,
		brand_color: null,
		chatbot_enabled: true,
		chatbot_message: "",
		...given,
	}
}

/** The result as a visitor's page receives it. `end` is null if no outcome fits. */
export function quizResult(end: Partial<ReachedOutcome> | null = {}, percentage = 100): ShownResult {
	const words = { id: "end", title: "Well done", description: "You are there.", custom_message: "" }
	return {
		percentage_score: percentage,
		total_score: percentage,
		max_possible_score: 100,
		categories: [{ name: "Skills", percentage, earned: percentage, possible: 100 }],
		outcome: end && { ...words, action: "show_message", redirect_url: null, result_design: RESULT_DESIGN, ...end },
		charts: true,
		recommendations: null,
		breakdown: null,
	}
}

/** A draft as its owner's page receives it. */
export function ownedQuiz(given: Partial<Quiz> = {}): Quiz {
	return {
		id: "quiz-1",
		quiz_name: "Coffee",
		quiz_description: "",
		questions: FOUR_TYPES,
		scoring_config: newScoringConfig(),
		outcomes: [],
		contact_step: "after",
		auto_advance: true,
		show_comparison: false,
		is_active: false,
		closes_at: null,
		response_limit: null,
		outcome_quotas: {},
		keep_partial_leads: false,
		closed_message: "",
		created_at: "2026-05-01T10:00:00.000Z",
		updated_at: "2026-05-01T10:00:00.000Z",
		tenant_name: "Bakery",
		tenant_slug: "bakery",
		quiz_url: "http://localhost:3000/quiz/bakery/quiz-1",
		session_count: 0,
		...given,
	}
}

/** A quiz as a model drafts it. */
export const MODEL_DRAFT = {
	name: "How fresh is your bread?",
	description: "Three questions about your kitchen.",
	categories: [{ name: "Storage", tip: "Keep it in linen." }],
	questions: [
		{
			question: "Where do you keep it?",
			type: "multiple_choice",
			category: "Storage",
			options: [
				{ text: "In linen", points: 10 },
				{ text: "In plastic", points: 2 },
			],
		},
		{ question: "Do you freeze some?", type: "yes_no", category: "Storage" },
		{ question: "How crisp is it? 1 means soft, 5 means crisp.", type: "rating", category: "Taste" },
	],
	results: [
		{ from: 60, title: "Fresh", description: "It keeps.", next_step: "Bake again." },
		{ from: 0, title: "Dry", description: "It doesn't keep.", next_step: "Try linen." },
	],
}
