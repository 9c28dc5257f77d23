import type { TenantScope } from "@/lib/tenants/scope"
import { boundHistory, type PastMessage } from "../conversations/bound-history"
import { findRecentMessages } from "../conversations/queries"
import { type FoundKnowledge, searchKnowledge } from "../knowledge/queries"
import type { LeadFields } from "../leads/schema"
import { findSettings } from "../settings/queries"
import { type ResolvedSettings, resolveSettings } from "../settings/resolve-settings"
import type { OfferedQuiz } from "./offered-quiz"
import { searchTerms } from "./search-terms"

/** With fewer words than this a question leans on the one before it ("And on Sundays?"). */
const TERMS_ENOUGH = 3

export interface Question {
	scope: TenantScope
	tenant: { name: string; slug: string }
	sessionId: string
	/** Cleaned and checked. */
	message: string
	visitor: LeadFields | null
	/** The page shows the card for an address, or is about to. */
	leadCard: boolean
	/** What can be taken in the chat, the newest first. Asked for beside the rest: quizzes are another domain's. */
	quizzes(): Promise<OfferedQuiz[]>
	/** Aborted when nobody waits for the answer any more. */
	signal: AbortSignal
}

/** All that an answer is made from: one tenant's texts and one session's messages. */
export interface Material {
	askedAt: Date
	settings: ResolvedSettings
	/** Oldest first, bounded. */
	history: PastMessage[]
	/** How many words of the question can find something. */
	terms: number
	/** Best first. */
	knowledge: FoundKnowledge[]
	quizzes: OfferedQuiz[]
}

/** At once, since a visitor waits: each look costs as much as all of them. */
export async function gatherMaterial({ scope, sessionId, message, quizzes }: Question): Promise<Material> {
	const askedAt = new Date()
	const terms = searchTerms(message)
	const recent = findRecentMessages(scope, sessionId).then(boundHistory)
	const search = async () => {
		if (terms.length >= TERMS_ENOUGH) return searchKnowledge(scope, terms)
		const before = (await recent).findLast(({ role }) => role === "user")?.content ?? ""
		return searchKnowledge(scope, terms, searchTerms(before))
	}
	const [stored, history, knowledge, offered] = await Promise.all([findSettings(scope), recent, search(), quizzes()])
	const settings = resolveSettings(stored.own, stored.platform)
	return { askedAt, settings, history, terms: terms.length, knowledge, quizzes: offered }
}
