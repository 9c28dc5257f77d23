import { type ListSearch, listHref, type PageSearchParams, readListSearch } from "@/components/submissions/list-search"

/** The search parameters of the conversations tab. */
export interface ConversationSearch extends Pick<ListSearch, "q" | "cursor"> {
	/** Id of the open conversation. */
	conversation?: string
}

<<<<<<< HEAD
/** Reads the search from the address. Ignores repeated and unknown parameters. */
=======
/** Reads the tab's search from the address. */
>>>>>>> 2eb17a4709c5a7c53b8b994a18b8835e88a1b1bf
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
