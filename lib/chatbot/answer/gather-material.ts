import type { TenantScope } from "@/lib/tenants/scope"
import { boundHistory, type PastMessage } from "../conversations/bound-history"
import { findRecent } from "../conversations/queries"
import { type FoundKnowledge, searchKnowledge } from "../knowledge/search/queries"
import type { LeadFields } from "../leads/schema"
import type { PersonState } from "../person/answers"
import { findSettings } from "../settings/queries"
import { type ResolvedSettings, resolveSettings } from "../settings/resolve-settings"
import type { OfferedQuiz } from "./offered-quiz"

export interface Question {
	scope: TenantScope
	tenant: { name: string; slug: string; languages?: string[] }
	sessionId: string
	language?: string | null
	message: string
	messageId?: string
	visitor: LeadFields | null
	/** The page shows the card that asks for an address, or is about to. */
	leadCard: boolean
	/** A callback, because quizzes belong to another domain. Newest first. */
	quizzes(): Promise<OfferedQuiz[]>
	signal: AbortSignal
}

export interface Material {
	askedAt: Date
	settings: ResolvedSettings
	history: PastMessage[]
	knowledge: FoundKnowledge[]
	quizzes: OfferedQuiz[]
	personState: PersonState | null
}

export async function gatherMaterial({ scope, sessionId, message, quizzes }: Question): Promise<Material> {
	const askedAt = new Date()
	const recent = findRecent(scope, sessionId)
	const past = recent.then(({ messages }) => boundHistory(messages))
	// Only a short question waits for the one before it.
	const before = past.then((messages) => messages.findLast(({ role }) => role === "user")?.content ?? "")
	const [stored, history, knowledge, offered] = await Promise.all([
		findSettings(scope),
		past,
		searchKnowledge(scope, message, before),
		quizzes(),
		// Otherwise a search that does not wait for it would leave its failure unhandled.
		before,
	])
	const settings = resolveSettings(stored.own, stored.platform)
	const { personState } = await recent
	return { askedAt, settings, history, knowledge, quizzes: offered, personState }
}
