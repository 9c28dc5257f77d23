import {
	type ListSearch,
	listHref,
	type PageSearchParams,
	readListSearch,
} from "@/components/testimonials-dashboard/list-search"

export const INBOX_FILTERS = ["waiting", "mine"] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]

export interface ConversationSearch extends Pick<ListSearch, "q" | "cursor"> {
	show?: InboxFilter
	conversation?: string
}

export function readConversationSearch(params: PageSearchParams): ConversationSearch {
	const { q, cursor } = readListSearch(params)
	const { conversation } = params
	return {
		q,
		cursor,
		show: INBOX_FILTERS.find((filter) => filter === params.show),
		conversation: typeof conversation === "string" && conversation ? conversation : undefined,
	}
}

/** `base` already has a query, which names the tab. */
export function conversationHref(base: string, { conversation, show, ...list }: ConversationSearch): string {
	const href = listHref(base, list)
	return `${href}${show ? `&show=${show}` : ""}${conversation ? `&conversation=${encodeURIComponent(conversation)}` : ""}`
}
