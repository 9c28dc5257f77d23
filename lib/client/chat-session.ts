import { quietStorage } from "./quiet-storage"

// Where nothing is kept only 'Continue previous chat' is gone, and a card that was answered comes with the next page load.
const { read, write, forget } = quietStorage(() => localStorage)

const chatKey = (tenantSlug: string) => `chat:${tenantSlug}`
const quizKey = (tenantSlug: string) => `chat-quiz:${tenantSlug}`
const leadKey = (tenantSlug: string) => `chat-lead:${tenantSlug}`

/** 32 hexadecimal digits: whoever knows a session's id can read its history. */
export function newChatSession(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** The chat that this browser last asked something in. */
export function previousChat(tenantSlug: string): string | null {
	const stored = read(chatKey(tenantSlug))
	return stored && /^[A-Za-z0-9_-]{8,64}$/.test(stored) ? stored : null
}

export function rememberChat(tenantSlug: string, sessionId: string): void {
	write(chatKey(tenantSlug), sessionId)
}

export function forgetChat(tenantSlug: string): void {
	forget(chatKey(tenantSlug))
}

/** The quiz that is being taken in the conversation. */
export function readChatQuiz(tenantSlug: string): string | null {
	return read(quizKey(tenantSlug))
}

export function rememberChatQuiz(tenantSlug: string, quizId: string): void {
	write(quizKey(tenantSlug), quizId)
}

export function forgetChatQuiz(tenantSlug: string): void {
	forget(quizKey(tenantSlug))
}

/** Where the browser keeps nothing, until the page is left. */
const askedHere = new Set<string>()

/** Whoever answered the card, or waved it away, is not asked again on this tenant's chat. */
export function wasAskedForLead(tenantSlug: string): boolean {
	return askedHere.has(tenantSlug) || read(leadKey(tenantSlug)) !== null
}

export function rememberLeadAsked(tenantSlug: string): void {
	askedHere.add(tenantSlug)
	write(leadKey(tenantSlug), "asked")
}
