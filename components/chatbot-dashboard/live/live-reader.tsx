import { useEffect, useId, useRef, useState } from "react"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Notice } from "@/components/ui/notice"
import { Skeleton } from "@/components/ui/skeleton"
import type { LiveConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { conversationWords } from "../chatbot-words"
import { ToldMessage } from "../conversations/told-message"
import { LiveComposer } from "./live-composer"
import { liveWords } from "./live-words"
import { useConversation } from "./use-conversation"

const TAKE_CALL = "POST /api/admin/chatbot/conversation/{id}/take"
const RELEASE_CALL = "POST /api/admin/chatbot/conversation/{id}/release"

interface LiveReaderProps {
	conversation: LiveConversation
	query: { tenant_id?: string }
	readOnly: boolean
	onBack(): void
}

/** One visitor's conversation: read it, take it, answer, and give it back. */
export function LiveReader({ conversation, query, readOnly, onBack }: LiveReaderProps) {
	const { id, visitor, taken_by: takenBy } = conversation
	const { messages, failure, tryAgain } = useConversation(conversation, query)
	const [busy, setBusy] = useState(false)
	const [asking, setAsking] = useState(false)
	const titleId = useId()
	const title = useRef<HTMLHeadingElement>(null)
	const end = useRef<HTMLDivElement>(null)
	const isMine = takenBy?.is_you === true
	const params = { id }

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation.
	useEffect(() => {
		title.current?.focus({ preventScroll: true })
	}, [id])
	const count = messages?.length ?? 0
	useEffect(() => {
		if (count > 0) end.current?.scrollIntoView?.({ block: "nearest" })
	}, [count])

	async function run(work: () => Promise<unknown>, failed: string): Promise<void> {
		setBusy(true)
		try {
			await work()
		} catch (error) {
			toastError(failed, error)
		} finally {
			setBusy(false)
		}
	}
	const take = (over: boolean) =>
		run(() => adminCall(TAKE_CALL, { params, query, body: { over } }), liveWords.takeFailed)
	const release = (to: "chatbot" | "closed") =>
		run(() => adminCall(RELEASE_CALL, { params, query, body: { to } }), liveWords.releaseFailed)

	return (
		<article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-6">
			<header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
				<button
					type="button"
					onClick={onBack}
					className="flex w-full items-center gap-1.5 rounded-control text-ink-muted hover:text-ink lg:hidden pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					{liveWords.backToList}
				</button>
				<div className="min-w-0 flex-1 basis-56">
					<h2 ref={title} id={titleId} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
						{visitor ? visitor.name || visitor.email : conversationWords.anonymousVisitor}
					</h2>
					<p className="wrap-anywhere text-ink-muted" aria-live="polite">
						{visitor?.name && `${visitor.email} · `}
						{liveWords.stateOf(conversation)}
					</p>
				</div>
				<div className="flex flex-wrap gap-2">
					{!isMine && (
						<Button
							variant="primary"
							size="sm"
							busy={busy}
							disabled={readOnly}
							onClick={() => (takenBy ? setAsking(true) : void take(false))}
						>
							{liveWords.take}
						</Button>
					)}
					{isMine && (
						<Button size="sm" busy={busy} disabled={readOnly} onClick={() => void release("chatbot")}>
							{liveWords.handBack}
						</Button>
					)}
					{(isMine || conversation.state === "missed") && (
						<Button size="sm" variant="quiet" busy={busy} disabled={readOnly} onClick={() => void release("closed")}>
							{commonWords.close}
						</Button>
					)}
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
			{messages ? (
				<ol aria-label={conversationWords.messages} className="flex max-w-2xl flex-col gap-6">
					{messages.map((message) => (
						<ToldMessage key={message.id} message={message} />
					))}
				</ol>
			) : (
				!failure && <Loading />
			)}
			{!isMine && (
				<p className="text-ink-muted">{conversation.state === "missed" ? liveWords.missedNote : liveWords.takeFirst}</p>
			)}
			{isMine && !readOnly && <LiveComposer key={id} id={id} query={query} />}
			<div ref={end} />
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={liveWords.takenTitle}
				description={takenBy && liveWords.takenEffect(takenBy.email)}
				confirmLabel={liveWords.takeAway}
				onConfirm={() => void take(true)}
			/>
		</article>
	)
}

function Loading() {
	return (
		<div role="status" aria-label={liveWords.loading} className="flex max-w-2xl flex-col gap-6">
			<Skeleton className="h-10 w-2/3 self-end" />
			<Skeleton className="h-16 w-3/4" />
		</div>
	)
}
