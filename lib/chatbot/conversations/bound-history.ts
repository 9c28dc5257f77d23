import type { ChatRole } from "../conversations/answers"

export const HISTORY_MESSAGES = 12
export const HISTORY_CHARACTERS = 8_000

export interface PastMessage {
	role: ChatRole
	content: string
	status: "answered" | "failed"
}

/** Leaves out a failed answer and its question: the model would answer both or learn to apologize. Oldest first. */
export function boundHistory(messages: readonly PastMessage[]): PastMessage[] {
	const told = messages.filter(({ status }, index) => status === "answered" && messages[index + 1]?.status !== "failed")
	const kept: PastMessage[] = []
	let characters = 0
	for (const message of told.toReversed()) {
		characters += message.content.length
		if (kept.length === HISTORY_MESSAGES || characters > HISTORY_CHARACTERS) break
		kept.unshift(message)
	}
	const first = kept.findIndex(({ role }) => role === "user")
	return first < 0 ? [] : kept.slice(first)
}
