import { type ListSearch, listHref, type PageSearchParams, readListSearch } from "@/components/submissions/list-search"

/** What the address of the conversations says. */
export interface ConversationSearch extends Pick<ListSearch, "q" | "cursor"> {
	/** The one that is read. */
	conversation?: string
}

export function readConversationSearch(params: PageSearchParams): ConversationSearch {
	const { q, cursor } = readListSearch(params)
	const { conversation } = params
	return { q, cursor, conversation: typeof conversation === "string" && conversation ? conversation : undefined }
}

/** `base` carries a query of its own, the tab. */
export function conversationHref(base: string, { conversation, ...list }: ConversationSearch): string {
	const href = listHref(base, list)
	return conversation ? `${href}&conversation=${encodeURIComponent(conversation)}` : href
}
