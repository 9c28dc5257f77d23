export type ScoreBadge = "excellent" | "good" | "fair" | "poor"

/** 90 and above excellent, 80 and above good, 70 and above fair, else poor. */
export function scoreBadge(percentage: number): ScoreBadge {
	if (percentage >= 90) return "excellent"
	if (percentage >= 80) return "good"
	return percentage >= 70 ? "fair" : "poor"
}
