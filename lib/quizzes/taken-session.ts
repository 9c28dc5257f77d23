declare const opened: unique symbol

/**
 * A quiz session whose secret was checked. Only openSession() makes one. Branded like a scope, so that no query or
 * mutation about a session can skip the check.
 */
export interface TakenSession {
	readonly [opened]: true
	readonly id: string
	readonly quizId: string
	readonly versionId: string
	readonly tenantId: string
}
