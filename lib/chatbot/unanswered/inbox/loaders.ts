import { loadAdmin } from "@/lib/tenants/loaders"
import { pageOrFirst } from "../../page-or-first"
import type { UnansweredQuestion } from "./answers"
import { presentQuestion } from "./present"
import { countQuestions, listQuestions } from "./queries"

const SHOWN = 50

export async function loadUnanswered(
	tenantSlug: string,
	cursor: string | undefined,
): Promise<{ items: UnansweredQuestion[]; next: string | null }> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	const { rows, nextCursor } = await pageOrFirst(cursor, (from) => listQuestions(scope, { limit: SHOWN, cursor: from }))
	return { items: rows.map(presentQuestion), next: nextCursor }
}

/** The badge then says "99+". */
export const UNANSWERED_COUNTED = 100

export async function countUnanswered(tenantSlug: string): Promise<number> {
	const { scope } = await loadAdmin("tenant", tenantSlug)
	return countQuestions(scope, UNANSWERED_COUNTED)
}
