import { Trash2 } from "lucide-react"
import Link from "next/link"
import { useEffect, useId, useRef } from "react"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { LocalTime } from "@/components/ui/local-time"
import { Notice } from "@/components/ui/notice"
import type { LiveConversation, TestQuestion, WholeConversation } from "@/lib/client/contract"
import { conversationWords } from "../chatbot-words"
import { LiveComposer } from "../live/live-composer"
import { liveWords } from "../live/live-words"
import { Takeover } from "../live/takeover"
import { useConversation } from "../live/use-conversation"
import { SaveTestButton } from "../test-questions/save-test-button"
import { ToldMessage } from "./told-message"

export interface ConversationReaderProps {
	loaded: WholeConversation
	live: LiveConversation | undefined
	query: { tenant_id?: string }
	/** Leads back to the list if the screen has no room for both. */
	back: { href: string; label: string }
	readOnly: boolean
	testsHref: string
	/** Makes a visitor's message a test question. Throws ApiError. */
	onSaveTest(messageId: string): Promise<TestQuestion>
	onDelete(): void
}

export function ConversationReader({
	loaded,
	live,
	query,
	back,
	readOnly,
	testsHref,
	onSaveTest,
	onDelete,
}: ConversationReaderProps) {
	const { whole, failure, tryAgain } = useConversation(loaded, live, query)
	const { conversation, messages, lead } = whole
	const id = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const end = useRef<HTMLDivElement>(null)
	const isLive = live !== undefined
	const wasLive = useRef(isLive)
	wasLive.current ||= isLive
	const isMine = live?.taken_by?.is_you === true

	// On a phone the pressed row, which had the focus, is gone by now.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation.
	useEffect(() => {
		if (document.activeElement === document.body && title.current?.offsetParent)
			title.current.focus({ preventScroll: true })
	}, [conversation.id])
	// A conversation of the past is read from its beginning.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again for each message.
	useEffect(() => {
		if (isLive) end.current?.scrollIntoView?.({ block: "nearest" })
	}, [isLive, isMine, messages.length])

	return (
		<article aria-labelledby={id} className="flex min-w-0 flex-col gap-6">
			<header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
				<Link
					href={back.href}
					className="flex w-full items-center gap-1.5 rounded-control text-ink-muted hover:text-ink lg:hidden pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					{back.label}
				</Link>
				<div className="min-w-0 flex-1 basis-56">
					<h2 ref={title} id={id} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
						{lead ? lead.name || lead.email : liveWords.aVisitor}
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
					<p aria-live="polite" className="wrap-anywhere text-ink empty:hidden">
						{live ? liveWords.stateOf(live) : wasLive.current && liveWords.notHere}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{live && <Takeover conversation={live} query={query} readOnly={readOnly} />}
					<Button size="sm" variant="quiet" disabled={readOnly} onClick={onDelete}>
						<Trash2 aria-hidden size={16} />
						{commonWords.delete}
						<span className="sr-only">{conversationWords.thisConversation}</span>
					</Button>
				</div>
			</header>
			{failure && (
				<Notice
					tone="danger"
					role="alert"
					title={liveWords.readFailed}
					action={
						<Button size="sm" onClick={tryAgain}>
							{commonWords.tryAgain}
						</Button>
					}
				>
					{failure}
				</Notice>
			)}
			<ol aria-label={conversationWords.messages} className="flex max-w-2xl flex-col gap-6">
				{messages.map((message) => (
					<ToldMessage
						key={message.id}
						message={message}
						action={
							!live && (
								<SaveTestButton
									question={message.content}
									readOnly={readOnly}
									testsHref={testsHref}
									isAside
									save={() => onSaveTest(message.id)}
								/>
							)
						}
					/>
				))}
			</ol>
			{live && !isMine && (
				<p className="text-ink-muted">{live.state === "missed" ? liveWords.missedNote : liveWords.takeFirst}</p>
			)}
			{isMine && !readOnly && <LiveComposer key={conversation.id} id={conversation.id} query={query} />}
			<div ref={end} />
		</article>
	)
}
