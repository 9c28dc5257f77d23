import type { LeadLevel } from "./analytics/answers"
import type { ScoringConfig } from "./answers"

export function leadLevel(percentage: number, { high, medium }: ScoringConfig["lead_thresholds"]): LeadLevel {
	if (percentage >= high) return "high"
	return percentage >= medium ? "medium" : "low"
}
