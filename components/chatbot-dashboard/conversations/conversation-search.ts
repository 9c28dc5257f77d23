import {
	type ListSearch,
	listHref,
	type PageSearchParams,
	readListSearch,
} from "@/components/testimonials-dashboard/list-search"

/** Conversations whose visitors wait, and those in the admin's hands. Without a filter: all that there ever were. */
export const INBOX_FILTERS = ["waiting", "mine"] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]

/** The search parameters of the conversations tab. */
export interface ConversationSearch extends Pick<ListSearch, "q" | "cursor"> {
	show?: InboxFilter
	/** Id of the open conversation. */
	conversation?: string
}

/** Reads the tab's search from the address. */
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
