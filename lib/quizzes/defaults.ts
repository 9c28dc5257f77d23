import type { ActionConfig, Outcome, Question, ResultDesign, ScoringConfig } from "./answers"

export const RATING_ANSWERS = ["1", "2", "3", "4", "5"] as const
export const YES_NO_ANSWERS = ["Yes", "No"] as const
export const RATING_POINTS: Readonly<Record<string, number>> = { 1: 2, 2: 4, 3: 6, 4: 8, 5: 10 }
export const YES_NO_POINTS: Readonly<Record<string, number>> = { Yes: 10, No: 0 }
export const SCALE_ANSWERS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const
export const SCALE_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
	SCALE_ANSWERS.map((answer) => [answer, Number(answer)]),
)
export const BANDS_MAX = 20
/** For a band's ends, and for what a visitor may answer. */
export const NUMBER_MAX = 999_999_999_999
export const MIN_OPTIONS = 2
export const WEIGHT_DEFAULT = 1
export const WEIGHT_MIN = 1
export const WEIGHT_MAX = 10
export const TOTAL_POINTS_DEFAULT = 100
export const TOTAL_POINTS_MIN = 1
export const TOTAL_POINTS_MAX = 1000
export const GENERAL_CATEGORY = "General"
export const ANONYMOUS = "Anonymous"
export const LEAD_THRESHOLDS = { high: 80, medium: 50 } as const

export const QUESTIONS_MAX = 100
export const OPTIONS_MAX = 20
export const CATEGORIES_MAX = 20
export const OUTCOMES_MAX = 50
export const QUIZ_BYTES_MAX = 512 * 1024
export const QUIZ_NAME_CAP = 150
export const QUIZ_TEXT_CAP = 2_000
export const OPTION_CAP = 300
export const CATEGORY_NAME_CAP = 120
export const USER_NAME_CAP = 120
export const BUTTON_TEXT_CAP = 40
export const BRIEF_CAP = 500

export function newScoringConfig(): ScoringConfig {
	return {
		total_points: TOTAL_POINTS_DEFAULT,
		scoring_method: "weighted",
		categories: [],
		lead_thresholds: { ...LEAD_THRESHOLDS },
	}
}

export function newQuestion(id: string): Question {
	return {
		id,
		question: "",
		type: "multiple_choice",
		options: Array.from({ length: MIN_OPTIONS }, () => ""),
		required: true,
		points: {},
		category: "",
		weight: WEIGHT_DEFAULT,
	}
}

export const ACTION_CONFIG: Readonly<ActionConfig> = {
	redirect_url: "",
	email_subject: "",
	email_template: "",
	include_charts: true,
	include_recommendations: true,
	include_detailed_breakdown: true,
	custom_message: "",
}

export const RESULT_DESIGN: Readonly<ResultDesign> = {
	background_color: "#ffffff",
	text_color: "#1a1714",
	accent_color: "#007aff",
	show_performance_badge: true,
	show_category_breakdown: true,
}

export function newOutcome(id: string): Outcome {
	return {
		id,
		title: "",
		description: "",
		score_min: 0,
		score_max: 100,
		action: "show_message",
		action_config: { ...ACTION_CONFIG },
		result_design: { ...RESULT_DESIGN },
	}
}
