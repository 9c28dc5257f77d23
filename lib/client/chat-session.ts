import { quietStorage } from "./quiet-storage"

// Without storage the visitor loses 'Continue previous chat', and an answered lead card returns on the next page load.
const { read, write, forget } = quietStorage(() => localStorage)

const chatKey = (tenantSlug: string) => `chat:${tenantSlug}`
const quizKey = (tenantSlug: string) => `chat-quiz:${tenantSlug}`
const personKey = (tenantSlug: string) => `chat-person:${tenantSlug}`
const leadKey = (tenantSlug: string) => `chat-lead:${tenantSlug}`

/** 32 hexadecimal digits. The id alone gives access to the session's history. */
export function newChatSession(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16))
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

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

export function hasPerson(tenantSlug: string): boolean {
	return read(personKey(tenantSlug)) !== null
}

export function rememberPerson(tenantSlug: string, has: boolean): void {
	if (has) write(personKey(tenantSlug), "live")
	else forget(personKey(tenantSlug))
}

export function readChatQuiz(tenantSlug: string): string | null {
	return read(quizKey(tenantSlug))
}

export function rememberChatQuiz(tenantSlug: string, quizId: string): void {
	write(quizKey(tenantSlug), quizId)
}

export function forgetChatQuiz(tenantSlug: string): void {
	forget(quizKey(tenantSlug))
}

const askedHere = new Set<string>()

export function wasAskedForLead(tenantSlug: string): boolean {
	return askedHere.has(tenantSlug) || read(leadKey(tenantSlug)) !== null
}

export function rememberLeadAsked(tenantSlug: string): void {
	askedHere.add(tenantSlug)
	write(leadKey(tenantSlug), "asked")
}
