export type ScoreBadge = "excellent" | "good" | "fair" | "poor"

export function scoreBadge(percentage: number): ScoreBadge {
	if (percentage >= 90) return "excellent"
	if (percentage >= 80) return "good"
	return percentage >= 70 ? "fair" : "poor"
}
