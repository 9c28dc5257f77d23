import type { LeadLevel, OutcomeAction, QuestionType, ScoringMethod } from "@/lib/client/contract"
import type { ScoreBadge } from "@/lib/quizzes/score-badge"

/** Texts of the quizzes' administration. */
export const QUIZZES_FAILED = "Failed to load quizzes"
export const QUIZ_FAILED = "Failed to load quiz details"
export const SESSIONS_FAILED = "Failed to load quiz sessions"
export const PREVIEW_FAILED = "Failed to generate preview"
export const PDF_FAILED = "Failed to generate PDF report"

export const createFailed = (reason: string) => `Failed to create quiz: ${reason}`
export const saveFailed = (reason: string) => `Failed to save quiz: ${reason}`
export const deleteFailed = (reason: string) => `Failed to delete quiz: ${reason}`

export const TYPE_LABELS: Record<QuestionType, string> = {
	multiple_choice: "Multiple choice",
	rating: "Rating 1 to 5",
	yes_no: "Yes or no",
	text: "Free text",
}

export const METHOD_LABELS: Record<ScoringMethod, { label: string; about: string }> = {
	simple: { label: "Simple", about: "All points earned out of all points possible. Weights do not count." },
	weighted: { label: "Weighted", about: "Each question counts as many times as its weight says." },
	category: { label: "Category", about: "Each category gives a percentage; its weight says how much that counts." },
}

export const ACTION_LABELS: Record<OutcomeAction, string> = {
	show_message: "Show message",
	redirect: "Lead to a website",
	send_email: "Send email",
	download_pdf: "Offer the PDF report",
}

export const AUTO_ADVANCE = "Move on after each answer"
export const AUTO_ADVANCE_HINT = "Tapping a choice or rating opens the next question. The last one always waits."

export const BUTTON_TEXT = "Button text"
export const BUTTON_EXAMPLE = "Book a call"
export const BUTTON_HINT = "A button on the result page that opens your link."
export const BUTTON_LINK = "Button link"
export const BUTTON_LINK_EXAMPLE = "https://example.com/book"
export const BRAND_COLORS_USED =
	"Until you change a color, results use your brand color and match the visitor's light or dark theme."
export const USE_BRAND_COLORS = "Use my brand color instead"

export const LEVEL_LABELS: Record<LeadLevel, string> = { high: "High", medium: "Medium", low: "Low" }
export const SCORE_LABELS: Record<ScoreBadge, string> = {
	excellent: "Excellent",
	good: "Good",
	fair: "Fair",
	poor: "Poor",
}

/** The server fills in the placeholders when it sends the mail. */
export const MAIL_HINT =
	"Goes to the address that the visitor gave. Filled in for each: {user_name} {score} {percentage} {outcome_title} {quiz_name} {tenant_name}. {percentage} is the number alone, so add the % sign. {user_name} reads “Anonymous” unless a name was given: links, addresses and sentences are left out, because the visitor may not own the address."

/** "1 question", "2 questions". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`
}
