import type { LeadLevel } from "./answers"

export interface Bounds {
	tenantId?: string
	quizId?: string
	leadLevel?: LeadLevel
}
