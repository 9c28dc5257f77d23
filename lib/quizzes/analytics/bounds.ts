import type { LeadLevel } from "./answers"

/** Whose sessions, in the columns that the indexes and the counters begin with. */
export interface Bounds {
	tenantId?: string
	quizId?: string
	leadLevel?: LeadLevel
}
