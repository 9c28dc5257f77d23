import type { HiddenFields } from "@/lib/tenants/hidden-fields"

declare const opened: unique symbol

/** openSession() checked its secret. Branded like a scope, so that no query can skip the check. */
export interface TakenSession {
	readonly [opened]: true
	readonly id: string
	readonly quizId: string
	readonly versionId: string
	readonly tenantId: string
	/** As it began with them. Nothing changes them later. */
	readonly fields: HiddenFields
}
