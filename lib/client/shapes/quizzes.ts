export type QuestionType = "multiple_choice" | "rating" | "yes_no" | "text"
export type ScoringMethod = "simple" | "weighted" | "category"
export type OutcomeAction = "show_message" | "redirect" | "send_email" | "download_pdf"
export type ContactStep = "before" | "after" | "never"
export type LeadLevel = "high" | "medium" | "low"

export interface Question {
	id: string
	question: string
	type: QuestionType
	/** Of multiple_choice the choices. Other types may carry them too; they then mean nothing. */
	options: string[]
	required: boolean
	/** By answer: the option's text, "1" to "5", "Yes" and "No". At least 0. */
	points: Record<string, number>
	/** "" counts as General. */
	category: string
	/** 1 to 10. */
	weight: number
}

export interface ScoringCategory {
	name: string
	/** 1 to 10. */
	weight: number
	description: string
}

export interface ScoringConfig {
	/** 1 to 1000. */
	total_points: number
	scoring_method: ScoringMethod
	categories: ScoringCategory[]
	/** Percent from which a lead is high, and from which it is medium. */
	lead_thresholds: { high: number; medium: number }
}

export interface ActionConfig {
	redirect_url: string
	email_subject: string
	email_template: string
	include_charts: boolean
	include_recommendations: boolean
	include_detailed_breakdown: boolean
	custom_message: string
}

export interface ResultDesign {
	/** `#rrggbb` each. */
	background_color: string
	text_color: string
	accent_color: string
	show_performance_badge: boolean
	show_category_breakdown: boolean
}

export interface Outcome {
	id: string
	title: string
	description: string
	/** 0 to 100, both ends belong to it. */
	score_min: number
	score_max: number
	action: OutcomeAction
	action_config: ActionConfig
	result_design: ResultDesign
}

export interface Quiz {
	id: string
	quiz_name: string
	quiz_description: string
	questions: Question[]
	scoring_config: ScoringConfig
	outcomes: Outcome[]
	contact_step: ContactStep
	/** Draft where false. */
	is_active: boolean
	created_at: string
	updated_at: string
	tenant_name: string
	tenant_slug: string
	/** Where visitors take it, once it is active. */
	quiz_url: string
	/** Completed ones. */
	session_count: number
}

/** In a list where a summary will do: without its content. */
export type QuizEntry = Omit<Quiz, "questions" | "scoring_config" | "outcomes"> & { question_count: number }

/** As a form; the last three as JSON text. Absent stays. */
export interface QuizUpdate {
	quiz_name?: string
	quiz_description?: string
	questions?: string
	scoring_config?: string
	outcomes?: string
	contact_step?: ContactStep
	is_active?: boolean
	updated_at?: string
}

/** What a visitor's browser may know: no points, no weights, no scoring, no outcomes. */
export interface PublicQuestion {
	id: string
	question: string
	type: QuestionType
	/** The answers that can be chosen, in order; empty for text. */
	options: string[]
	required: boolean
}

export interface PublicQuiz {
	id: string
	quiz_name: string
	quiz_description: string
	questions: PublicQuestion[]
	contact_step: ContactStep
	tenant_name: string
	tenant_slug: string
	logo_url: string | null
	brand_color: string | null
	chatbot_enabled: boolean
	chatbot_message: string
}

export type PublicQuizEntry = Pick<PublicQuiz, "id" | "quiz_name" | "quiz_description"> & { question_count: number }

/** What a chat offers to take in the conversation. */
export type QuizOffer = Pick<PublicQuiz, "id" | "quiz_name">

export type Answers = Record<string, string>

export interface CategoryScore {
	name: string
	/** One decimal. */
	percentage: number
	earned: number
	possible: number
}

/** What the visitor sees of its outcome. */
export interface ReachedOutcome {
	id: string
	title: string
	description: string
	action: OutcomeAction
	/** Only what the action needs on the page. */
	redirect_url: string | null
	custom_message: string
	result_design: ResultDesign
}

export interface QuizResult {
	percentage_score: number
	total_score: number
	max_possible_score: number
	categories: CategoryScore[]
	/** Null: no outcome fits, or there is none. */
	outcome: ReachedOutcome | null
}

export interface Recommendation {
	title: string
	/** May be "". */
	detail: string
}

/** A question with the answer that was given, in the words of the report. */
export interface AnswerInDetail {
	number: number
	question: string
	category: string
	answer: string
	answered: boolean
	/** "8 of 10 points", or that it is not scored. */
	points: string
	/** Percent of the best points; null where it is not scored. */
	share: number | null
}

/** The result with all that the outcome's switches add to it: what the page shows, and the reports as well. */
export interface ShownResult extends QuizResult {
	/** False: figures only. */
	charts: boolean
	/** Null where they are switched off, as the next. */
	recommendations: Recommendation[] | null
	breakdown: AnswerInDetail[] | null
}

export interface QuizSession {
	session_id: string
	quiz_id: string
	quiz_name: string
	/** "Anonymous" where none was given. */
	user_name: string
	user_email: string | null
	percentage_score: number
	total_score: number
	max_possible_score: number
	/** One decimal. */
	time_taken_minutes: number
	completed_at: string
	lead_level: LeadLevel
	outcome_title: string | null
	tenant_slug: string
	/** What its report holds by its outcome, which generate-report may be told otherwise. */
	include_charts: boolean
	include_detailed_breakdown: boolean
}

/** Over all completed sessions of the filter. */
export interface QuizSummary {
	total_sessions: number
	/** One decimal; 0 without sessions. */
	average_percentage: number
	/** At 80 percent and above. */
	high_performers: number
	average_minutes: number
}

export interface QuestionReach {
	question_id: string
	question: string
	answered: number
	/** Answered it or went past it. */
	passed: number
	/** Of those, without an answer; 0 where one is needed. */
	skipped: number
}

export interface QuizAnalytics {
	summary: QuizSummary
	/** Ten tenths of the scale: how many sessions ended in each. */
	distribution: number[]
	/** Mean of each category over the newest 1,000 sessions. */
	categories: { name: string; percentage: number }[]
	/** How many began, and how far they came, in the quiz's order. */
	drop_off: { started: number; questions: QuestionReach[] }
}

/** Where a session stands; `quiz` is as it was when the session began. */
export interface QuizProgressAnswer {
	quiz: PublicQuiz
	answers: Answers
	user_name: string | null
	user_email: string | null
	result: ShownResult | null
}
