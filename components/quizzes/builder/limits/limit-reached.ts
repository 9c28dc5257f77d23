import type { QuizEntry } from "@/lib/client/contract"

type Limited = Pick<QuizEntry, "closes_at" | "response_limit">

/** Which limit keeps visitors from beginning, as far as an admin's page can tell: places held by those under way come on
 * top. */
export function limitReached({ closes_at, response_limit }: Limited, done: number): "closed" | "full" | null {
	if (closes_at !== null && Date.parse(closes_at) <= Date.now()) return "closed"
	return response_limit !== null && response_limit <= done ? "full" : null
}
