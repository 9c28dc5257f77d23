import Link from "next/link"
import type { ReactNode } from "react"
import { Badge, type BadgeTone } from "@/components/ui/badge"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import { isWaitingFor } from "@/lib/chatbot/person/policy"
import type { Conversation, LiveConversation } from "@/lib/client/contract"
import { conversationWords } from "../chatbot-words"
import { liveWords } from "../live/live-words"
import { Waited } from "../live/waited"
import { waitsSince } from "./conversation-search"

export interface ConversationItem {
	id: string
	title: string
	about: string
	meta: ReactNode
	/** While its visitor waits for a person, has one, or was missed. */
	live: LiveConversation | undefined
}

export function itemOf(conversation: Conversation, live: LiveConversation | undefined): ConversationItem {
	const { id, first_question, visitor, last_message_at, message_count } = conversation
	return {
		id,
		title: first_question || conversationWords.noQuestion,
		about: visitor ? visitor.name || visitor.email : liveWords.aVisitor,
		meta: (
			<>
				<LocalTime iso={last_message_at} /> · {conversationWords.messageCount(message_count)}
			</>
		),
		live,
	}
}

/** @param live what it is now: undefined once it has ended. */
export function liveItemOf(known: LiveConversation, live: LiveConversation | undefined): ConversationItem {
	const { id, visitor, last_message, last_message_at } = known
	return {
		id,
		title: visitor?.name ?? visitor?.email ?? liveWords.aVisitor,
		about: last_message,
		meta: live && isWaitingFor(live) ? <Waited since={waitsSince(known)} /> : <LocalTime iso={last_message_at} />,
		live,
	}
}

function toneOf(live: LiveConversation): BadgeTone {
	if (live.state === "missed") return "danger"
	if (isWaitingFor(live)) return "warning"
	return live.taken_by?.is_you ? "accent" : "neutral"
}

export interface ConversationListProps {
	label: string
	items: ConversationItem[]
	shown: string | null
	/** Id of the row that Tab reaches. Arrow keys reach the others. */
	tabbable: string | null
	hrefOf(id: string): string
}

export function ConversationList({ label, items, shown, tabbable, hrefOf }: ConversationListProps) {
	return (
		<ol aria-label={label} className="divide-y divide-line border-b border-line max-lg:-mx-4">
			{items.map(({ id, title, about, meta, live }) => (
				<li key={id}>
					<Link
						href={hrefOf(id)}
						scroll={false}
						prefetch={false}
						data-row={id}
						tabIndex={id === tabbable ? 0 : -1}
						aria-current={id === shown ? "true" : undefined}
						className={classNames(
							"block px-4 py-3 transition-colors focus-visible:-outline-offset-2 lg:px-3",
							id === shown ? "lg:bg-accent-soft" : "hover:bg-sunken/60",
						)}
					>
						<span className="line-clamp-2 font-medium wrap-anywhere text-ink">{title}</span>
						<span className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-muted">{about}</span>
						<span className="flex flex-wrap items-baseline gap-x-3 text-ink-muted">
							{live && <Badge tone={toneOf(live)}>{liveWords.stateOf(live)}</Badge>}
							<span>{meta}</span>
						</span>
					</Link>
				</li>
			))}
		</ol>
	)
}
