import { loadAdmin } from "@/lib/tenants/loaders"
import { pageOrFirst } from "../../page-or-first"
import type { UnansweredQuestion } from "./answers"
import { presentQuestion } from "./present"
import { countQuestions, listQuestions } from "./queries"

const SHOWN = 50

/** A page of the questions that one tenant's chatbot could not answer. Redirects like loadAdmin(). */
export async function loadUnanswered(
	tenantSlug: string,
	cursor: string | undefined,
): Promise<{ items: UnansweredQuestion[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await pageOrFirst(cursor, (from) => listQuestions(scope, { limit: SHOWN, cursor: from }))
	return { items: rows.map(presentQuestion), next: nextCursor }
}

/** How many questions one tenant's chatbot could not answer. Redirects like loadAdmin(). */
export async function countUnanswered(tenantSlug: string): Promise<number> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return countQuestions(scope)
}
