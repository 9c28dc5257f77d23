import type { LeadLevel } from "@/lib/client/contract"

/** Whose sessions to read, in the columns that indexes and counters start with. */
export interface Bounds {
	tenantId?: string
	quizId?: string
	leadLevel?: LeadLevel
}
