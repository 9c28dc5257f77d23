import type { LeadLevel } from "./answers"

/** Whose sessions to read, in the columns that indexes and counters start with. */
export interface Bounds {
	tenantId?: string
	quizId?: string
	leadLevel?: LeadLevel
}
