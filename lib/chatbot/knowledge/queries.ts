import type { TenantScope } from "@/lib/tenants/scope"
import { searchIndex } from "./search/queries"
import { searchUnindexed } from "./search/unindexed-queries"

/** How many pieces of knowledge go along with a question. */
const PIECES = 6
const CHARACTERS = 6_000

export interface FoundKnowledge {
	sourceId: string
	title: string
	content: string
	/** Comparable within one search. */
	rank: number
	/** Whether it contains enough of the question to be quoted as its answer. */
	answers: boolean
}

/**
 * Searches the tenant's own knowledge, best match first, at most six pieces and 6,000 characters.
 * @param before the visitor's previous question, which a short question leans on; "" if there is none.
 */
export async function searchKnowledge(
	scope: TenantScope,
	question: string,
	before: string | Promise<string>,
): Promise<FoundKnowledge[]> {
	const found = (await searchIndex(scope, question, before)) ?? (await searchUnindexed(scope, question, before))
	let characters = 0
	return found.slice(0, PIECES).filter(({ title, content }) => {
		characters += title.length + content.length
		return characters <= CHARACTERS
	})
}
