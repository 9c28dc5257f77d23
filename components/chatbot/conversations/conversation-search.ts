import { type ListSearch, listHref, type PageSearchParams, readListSearch } from "@/components/submissions/list-search"

/** The search parameters of the conversations tab. */
export interface ConversationSearch extends Pick<ListSearch, "q" | "cursor"> {
	/** Id of the open conversation. */
	conversation?: string
}

/** Reads the tab's search from the address. */
export function readConversationSearch(params: PageSearchParams): ConversationSearch {
	const { q, cursor } = readListSearch(params)
	const { conversation } = params
	return { q, cursor, conversation: typeof conversation === "string" && conversation ? conversation : undefined }
}

/** `base` already has a query, which names the tab. */
export function conversationHref(base: string, { conversation, ...list }: ConversationSearch): string {
	const href = listHref(base, list)
	return conversation ? `${href}&conversation=${encodeURIComponent(conversation)}` : href
}
