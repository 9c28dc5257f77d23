import type { LiveConversation, PersonState } from "./answers"

interface Conversation {
	state: PersonState | null
	takenById: string | null
}

/** The chatbot is silent. */
export function isHeld(state: PersonState | null): boolean {
	return state === "waiting" || state === "taken"
}

/** A visitor asked, and that has not come to an end. */
export function isTakeable({ state }: Pick<Conversation, "state">): boolean {
	return isHeld(state) || state === "missed"
}

/** If that admin's account is gone, no one has it. */
export function isAnothers({ state, takenById }: Conversation, userId: string): boolean {
	return state === "taken" && takenById !== null && takenById !== userId
}

/** Only the admin who took it writes, hands back, or closes: two must not answer together. */
export function isOwn({ state, takenById }: Conversation, userId: string): boolean {
	return state === "taken" && takenById === userId
}

/** A visitor waits for this admin: unanswered in their own hands, or in no one's. */
export function isWaitingFor({ awaits_answer, taken_by }: LiveConversation): boolean {
	return awaits_answer && (taken_by === null || taken_by.is_you)
}
