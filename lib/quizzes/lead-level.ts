import type { LeadLevel, ScoringConfig } from "@/lib/client/contract"

/** High from `high` percent on, medium from `medium` on, otherwise low. */
export function leadLevel(percentage: number, { high, medium }: ScoringConfig["lead_thresholds"]): LeadLevel {
	if (percentage >= high) return "high"
	return percentage >= medium ? "medium" : "low"
}
