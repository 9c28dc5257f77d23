/** Mails to a customer about a consent go out even if the tenant's mailbox is broken; see reachesAnyway(). */
export const CONSENT_RECEIPT = "consent.receipt"
export const CONSENT_WITHDRAWN = "consent.withdrawn"
export const ADDRESS_CODE = "account.address_code"
export const TESTIMONIAL_INVITATION = "testimonial.invitation"

/** The most mails of one kind to a business about what visitors do. The dashboard has the rest. */
export const NOTICES_AN_HOUR = 30
/** What a visitor and the chatbot said. It stays in the conversation, where deleting and erasing find it. */
export const CHAT_TRANSCRIPT = "chat.transcript"
export const CHAT_UNANSWERED = "chat.unanswered"

// Their body holds a secret link or a confidence: the stored copy is blanked once the mail is sent or given up.
const BLANK_AFTER_SEND: ReadonlySet<string> = new Set([
	"password.reset",
	"account.invitation",
	ADDRESS_CODE,
	CONSENT_RECEIPT,
	TESTIMONIAL_INVITATION,
	CHAT_TRANSCRIPT,
	CHAT_UNANSWERED,
])

/** Kinds that go out as platform mail while the tenant's mailbox refuses its credentials. Other kinds are given up. */
const REACHES_ANYWAY: ReadonlySet<string> = new Set([CONSENT_RECEIPT, CONSENT_WITHDRAWN])

/** Kinds that never go out as platform mail: a business asks in its own name alone. */
const NEEDS_OWN_MAILBOX: ReadonlySet<string> = new Set([TESTIMONIAL_INVITATION])

export function blankAfterSend(kind: string): boolean {
	return BLANK_AFTER_SEND.has(kind)
}

/** A customer's only way back to their consent must not depend on whether a business typed its password right. */
export function reachesAnyway(kind: string): boolean {
	return REACHES_ANYWAY.has(kind)
}

export function needsOwnMailbox(kind: string): boolean {
	return NEEDS_OWN_MAILBOX.has(kind)
}
