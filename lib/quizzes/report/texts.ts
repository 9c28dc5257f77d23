import type { ScoreBadge } from "../score-badge"

export const REPORT_NOT_COMPLETED = "Finish the quiz to get your report."
export const REPORTS_BUSY = "We're making a lot of reports right now. Please try again in a moment."
export const REPORT_TOO_LARGE = "We couldn't make this report because it's too long."

export const BADGE_LABELS: Readonly<Record<ScoreBadge, string>> = {
	excellent: "Excellent",
	good: "Good",
	fair: "Fair",
	poor: "Poor",
}
/** At least 4.5 contrast under white text. The lowest is not red, because it is a person's result and not an error. */
export const BADGE_COLORS: Readonly<Record<ScoreBadge, string>> = {
	excellent: "#146c43",
	good: "#0b5ea8",
	fair: "#8a5a00",
	poor: "#5c5750",
}
export const REPORT_HEADINGS = {
	report: "Quiz report",
	score: "Score",
	result: "Result",
	categories: "Categories",
	recommendations: "Recommendations",
	breakdown: "Answers in detail",
	/** Shown beside □, only if □ stands for a character. */
	missing: "□ marks a character this file can't show.",
} as const
export const NEUTRAL_RESULT = { title: "Your result", description: "Thanks for taking this quiz." } as const
export const NOT_ANSWERED = "Not answered"
export const NOT_SCORED = "Not scored"
