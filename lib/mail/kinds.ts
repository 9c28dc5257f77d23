/** What a customer is told about a consent; withheld by nobody's broken mailbox, see reachesAnyway(). */
export const CONSENT_RECEIPT = "consent.receipt"
export const CONSENT_WITHDRAWN = "consent.withdrawn"

/**
 * Kinds whose body holds a secret (a link that signs in, or withdraws): the stored copy is blanked as soon as the mail is
 * out or given up.
 */
const BLANK_AFTER_SEND: ReadonlySet<string> = new Set(["password.reset", "account.invitation", CONSENT_RECEIPT])

/** Kinds that go as platform mail while the tenant's own mailbox refuses its credentials, instead of being given up. */
const REACHES_ANYWAY: ReadonlySet<string> = new Set([CONSENT_RECEIPT, CONSENT_WITHDRAWN])

export function blankAfterSend(kind: string): boolean {
	return BLANK_AFTER_SEND.has(kind)
}

/** The customer's only way to the own consent must not hang on whether a business typed its password right. */
export function reachesAnyway(kind: string): boolean {
	return REACHES_ANYWAY.has(kind)
}
