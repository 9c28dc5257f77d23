import Link from "next/link"
import type { ReactNode } from "react"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import type { Conversation } from "@/lib/client/contract"
import { chatbotWords, conversationWords } from "../chatbot-words"

export interface ConversationListProps {
	conversations: Conversation[]
	/** Id of the conversation shown beside the list. */
	shown: string | null
	/** Id of the row that Tab reaches. Arrow keys reach the others. */
	tabbable: string | null
	bodyProps: object
	hrefOf(conversation: Conversation): string
	children?: ReactNode
}

/** Conversations by their first question, with the visitor and the time of the last message. */
export function ConversationList({ conversations, shown, tabbable, bodyProps, hrefOf }: ConversationListProps) {
	return (
		<ol
			{...bodyProps}
			aria-label={chatbotWords.conversations}
			className="divide-y divide-line border-b border-line max-lg:-mx-4"
		>
			{conversations.map((conversation) => (
				<li key={conversation.id}>
					<Link
						href={hrefOf(conversation)}
						scroll={false}
						prefetch={false}
						data-row={conversation.id}
						tabIndex={conversation.id === tabbable ? 0 : -1}
						aria-current={conversation.id === shown ? "true" : undefined}
						className={classNames(
							"block px-4 py-3 transition-colors focus-visible:-outline-offset-2 lg:px-3",
							conversation.id === shown ? "lg:bg-accent-soft" : "hover:bg-sunken/60",
						)}
					>
						<span className="line-clamp-2 font-medium wrap-anywhere text-ink">
							{conversation.first_question || conversationWords.noQuestion}
						</span>
						<span className="mt-0.5 block truncate text-ink-muted">
							{conversation.visitor
								? conversation.visitor.name || conversation.visitor.email
								: conversationWords.anonymous}
						</span>
						<span className="block text-ink-muted">
							<LocalTime iso={conversation.last_message_at} /> ·{" "}
							{conversationWords.messageCount(conversation.message_count)}
						</span>
					</Link>
				</li>
			))}
		</ol>
	)
}
