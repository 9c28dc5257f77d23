import { Trash2 } from "lucide-react"
import Link from "next/link"
import { useEffect, useId, useRef } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import type { TestQuestion, WholeConversation } from "@/lib/client/contract"
import { conversationWords } from "../chatbot-words"
import { SaveTestButton } from "../test-questions/save-test-button"
import { ToldMessage } from "./told-message"

export interface ConversationReaderProps {
	whole: WholeConversation
	/** Leads back to the list if the screen has no room for both. */
	listHref: string
	readOnly: boolean
	testsHref: string
	/** Makes a visitor's message a test question. Throws ApiError. */
	onSaveTest(messageId: string): Promise<TestQuestion>
	onDelete(): void
}

/** One whole conversation and its visitor. */
export function ConversationReader({
	whole,
	listHref,
	readOnly,
	testsHref,
	onSaveTest,
	onDelete,
}: ConversationReaderProps) {
	const { conversation, messages, lead } = whole
	const id = useId()
	const title = useRef<HTMLHeadingElement>(null)

	// On a phone the pressed row, which had the focus, is gone by now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation.
	useEffect(() => {
		if (document.activeElement === document.body && title.current?.offsetParent)
			title.current.focus({ preventScroll: true })
	}, [conversation.id])

	return (
		<article aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
			<header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
				<Link
					href={listHref}
					className="flex w-full items-center gap-1.5 rounded-control text-ink-muted hover:text-ink lg:hidden pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					{conversationWords.all}
				</Link>
				<div className="min-w-0 flex-1 basis-56">
					<h2 ref={title} id={id} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
						{lead ? lead.name || lead.email : conversationWords.anonymousVisitor}
					</h2>
					{lead && (
						<p className="wrap-anywhere text-ink-muted">
							<a href={`mailto:${lead.email}`} className="text-accent-text underline decoration-1 underline-offset-4">
								{lead.name ? lead.email : conversationWords.writeEmail}
							</a>
							{lead.phone && ` · ${lead.phone}`}
							{lead.company && ` · ${lead.company}`}
						</p>
					)}
					<p className="text-ink-muted">
						{conversationWords.started}
						<LocalTime iso={conversation.created_at} />, {conversationWords.messageCount(conversation.message_count)}
					</p>
				</div>
				<Button size="sm" variant="quiet" disabled={readOnly} onClick={onDelete}>
					<Trash2 aria-hidden size={16} />
					{commonWords.delete}
					<span className="sr-only">{conversationWords.thisConversation}</span>
				</Button>
			</header>
			<ol aria-label={conversationWords.messages} className="flex max-w-2xl flex-col gap-6">
				{messages.map((message) => (
					<ToldMessage
						key={message.id}
						message={message}
						action={
							<SaveTestButton
								question={message.content}
								readOnly={readOnly}
								testsHref={testsHref}
								isAside
								save={() => onSaveTest(message.id)}
							/>
						}
					/>
				))}
			</ol>
		</article>
	)
}
