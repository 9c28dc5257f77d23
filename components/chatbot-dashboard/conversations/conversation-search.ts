import {
	type ListSearch,
	listHref,
	type PageSearchParams,
	readListSearch,
} from "@/components/testimonials-dashboard/list-search"
import { isWaitingFor } from "@/lib/chatbot/person/policy"
import type { LiveConversation } from "@/lib/client/contract"

export const INBOX_FILTERS = ["waiting", "mine"] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]

const IS_SHOWN: Record<InboxFilter, (conversation: LiveConversation) => boolean> = {
	waiting: isWaitingFor,
	mine: ({ taken_by }) => taken_by?.is_you === true,
}

/** When the visitor asked for a person, or wrote last to the one who has the chat. */
export const waitsSince = ({ state, asked_at, last_message_at }: LiveConversation): string =>
	state === "waiting" ? asked_at : last_message_at

/** Who waits longest is first. */
export const shownBy = (filter: InboxFilter, conversations: LiveConversation[]): LiveConversation[] =>
	conversations
		.filter(IS_SHOWN[filter])
		.reverse()
		.sort((one, other) => Date.parse(waitsSince(one)) - Date.parse(waitsSince(other)))

/** Who stands above the rows of the server's list: all who wait, on its first page. A search finds them by itself. */
export function firstIn(
	{ q, cursor, show }: ConversationSearch,
	conversations: LiveConversation[],
): LiveConversation[] {
	if (show) return shownBy(show, conversations)
	return q || cursor ? [] : shownBy("waiting", conversations)
}

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
