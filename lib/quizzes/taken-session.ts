declare const opened: unique symbol

/**
 * A quiz session whose secret was shown, made by openSession() alone. Branded as scopes are: whoever holds one has been checked, so that no query or
 * mutation about a session can forget it.
 */
export interface TakenSession {
	readonly [opened]: true
	readonly id: string
	readonly quizId: string
	readonly versionId: string
	readonly tenantId: string
}
