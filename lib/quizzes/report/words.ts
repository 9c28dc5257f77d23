import { t } from "@/lib/languages/t"
import type { ScoreBadge } from "../score-badge"

export const notCompleted = "Finish the quiz to get your report."
export const reportsBusy = "We're making a lot of reports right now. Please try again in a moment."
export const tooLarge = "We couldn't make this report because it's too long."

export const badgeLabels: Readonly<Record<ScoreBadge, string>> = {
	excellent: "Excellent",
	good: "Good",
	fair: "Fair",
	poor: "Poor",
}
/** At least 4.5 contrast under white text. The lowest is not red, because it is a person's result and not an error. */
export const BADGE_COLORS: Readonly<Record<ScoreBadge, string>> = {
	excellent: "#146c43",
	good: "#4a6a1c",
	fair: "#8a5a00",
	poor: "#5c5750",
}
export const headings = {
	report: "Quiz report",
	score: "Score",
	result: "Result",
	categories: "Categories",
	recommendations: "Recommendations",
	breakdown: "Answers in detail",
	missing: "□ marks a character this file can't show.",
} as const
export const neutralResult = { title: "Your result", description: "Thanks for taking this quiz." } as const
export const fullResult = {
	title: "All places are taken",
	description:
		"Thank you for your answers. Every place for your result has been taken, so there's no next step this time.",
} as const
export const continueTo = (host: string) => t`Continue to ${host}`
export const notAnswered = "Not answered"
export const notScored = "Not scored"
export const pointsOfPossible = (earned: string, possible: string) => t`${earned} of ${possible} points`
export const betterThan = (percent: string) => t`Better than ${percent} of those who took it`
export const ratingOfFive = (rating: string) => t`${rating} of 5`
export function minutesTaken(count: number): string {
	if (count < 1) return t("Under a minute")
	return count === 1 ? t("1 minute") : t`${count} minutes`
}
export const factLabels = { name: "Name", email: "Email", completed: "Completed", timeTaken: "Time taken" } as const

export const quoted = (name: string) => t`“${name}”`
export const overallScore = "your overall score"
export const startWith = (subject: string, percent: string) =>
	t`Start with ${subject} (${percent}). It has the most room to improve.`
export const workOnNext = (subject: string, percent: string) => t`Work on ${subject} next (${percent}).`
export const makeExcellent = (subject: string, percent: string) =>
	t`Give ${subject} (${percent}) a little more attention to make it excellent.`
export const buildOn = (name: string, percent: string) => t`Build on “${name}” (${percent}), your strongest area.`
export const mostPointsLost = (question: string) => t`You lost the most points on “${question}”`
export const nothingScored = "None of the answers are scored, so there's nothing to recommend."
export const allExcellent = "Every area is in excellent shape. Keep it up."
