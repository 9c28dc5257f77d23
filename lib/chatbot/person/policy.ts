import type { PersonState } from "./answers"

interface Conversation {
	state: PersonState | null
	/** The admin's user id. */
	takenById: string | null
}

/** While a person is asked for or has the conversation, the chatbot is silent. */
export function isHeld(state: PersonState | null): boolean {
	return state === "waiting" || state === "taken"
}

/** A visitor asked, and that has not come to an end. */
export function isTakeable({ state }: Pick<Conversation, "state">): boolean {
	return isHeld(state) || state === "missed"
}

/** Whether another admin has it. If that admin's account is gone, no one has. */
export function isAnothers({ state, takenById }: Conversation, userId: string): boolean {
	return state === "taken" && takenById !== null && takenById !== userId
}

/** Only the admin who took it writes, hands back, or closes: two must not answer at once. */
export function isOwn({ state, takenById }: Conversation, userId: string): boolean {
	return state === "taken" && takenById === userId
}
