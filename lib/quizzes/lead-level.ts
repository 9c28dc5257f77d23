import type { LeadLevel, ScoringConfig } from "@/lib/client/contract"

/** From `high` percent on a lead is high, from `medium` on medium, else low. */
export function leadLevel(percentage: number, { high, medium }: ScoringConfig["lead_thresholds"]): LeadLevel {
	if (percentage >= high) return "high"
	return percentage >= medium ? "medium" : "low"
}
