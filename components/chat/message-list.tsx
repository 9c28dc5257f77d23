import { lazy, type RefObject, Suspense } from "react"
import type { PublicChatbot } from "@/lib/client/contract"
import { Answer } from "./answer"
import styles from "./chat.module.css"
import type { Entry } from "./conversation"
import { Opening } from "./opening"
import { Question } from "./question"
import type { Chat } from "./use-chat"
import type { LeadCardControl } from "./use-lead-card"

const LeadCard = lazy(() => import("./lead-card").then(({ LeadCard: component }) => ({ default: component })))

export interface MessageListProps {
	chatbot: PublicChatbot
	chat: Chat
	leadCard: LeadCardControl
	logRef: RefObject<HTMLDivElement | null>
	listRef: RefObject<HTMLOListElement | null>
	/** A button in the list was pressed that is gone by now. */
	onPressedAway(): void
}

/**
 * A log that is not read out by itself: an answer that is being written would be read piece by piece. The status line
 * beside it says each answer once, when it is whole.
 */
export function MessageList({ chatbot, chat, leadCard, logRef, listRef, onPressedAway }: MessageListProps) {
	const name = chatbot.chatbot_name
	return (
		<div
			ref={logRef}
			role="log"
			aria-live="off"
			aria-label={`Conversation with ${name}`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key (WCAG 2.1.1).
			tabIndex={0}
			className={styles.log}
		>
			<ol ref={listRef} className={`${styles.column} flex flex-col gap-6`}>
				<Opening chatbot={chatbot} chat={chat} onPressedAway={onPressedAway} />
				{chat.entries.map((entry) => (
					<Message key={entry.key} entry={entry} name={name} chat={chat} onPressedAway={onPressedAway}>
						{leadCard.after === entry.key && leadCard.state !== "closed" && (
							<Suspense fallback={null}>
								<LeadCard tenantName={chatbot.tenant_name} control={leadCard} onPressedAway={onPressedAway} />
							</Suspense>
						)}
					</Message>
				))}
			</ol>
		</div>
	)
}

interface MessageProps {
	entry: Entry
	name: string
	chat: Chat
	onPressedAway(): void
	children: React.ReactNode
}

function Message({ entry, name, chat, onPressedAway, children }: MessageProps) {
	if (entry.role === "user") return <Question entry={entry} />
	return (
		<Answer
			entry={entry}
			name={name}
			onCopied={chat.announce}
			onRate={chat.rate}
			onRetry={() => {
				chat.askAgain()
				onPressedAway()
			}}
		>
			{children}
		</Answer>
	)
}
