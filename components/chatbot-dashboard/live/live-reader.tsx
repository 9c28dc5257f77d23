import { useEffect, useId, useRef, useState } from "react"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import { Notice } from "@/components/ui/notice"
import { Skeleton } from "@/components/ui/skeleton"
import type { LiveConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { ANONYMOUS_VISITOR, MESSAGES } from "../chatbot-texts"
import { ToldMessage } from "../conversations/told-message"
import { LiveComposer } from "./live-composer"
import {
	BACK_TO_LIST,
	CLOSE,
	HAND_BACK,
	LOADING,
	missedNote,
	READ_FAILED,
	RELEASE_FAILED,
	stateOf,
	TAKE,
	TAKE_AWAY,
	TAKE_FAILED,
	TAKEN_TITLE,
	TRY_AGAIN,
	takeFirst,
	takenEffect,
} from "./live-texts"
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
	const take = (over: boolean) => run(() => adminCall(TAKE_CALL, { params, query, body: { over } }), TAKE_FAILED)
	const release = (to: "chatbot" | "closed") =>
		run(() => adminCall(RELEASE_CALL, { params, query, body: { to } }), RELEASE_FAILED)

	return (
		<article aria-labelledby={titleId} className="flex min-w-0 flex-col gap-6">
			<header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 border-b border-line pb-4">
				<button
					type="button"
					onClick={onBack}
					className="flex w-full items-center gap-1.5 rounded-control text-ink-muted hover:text-ink lg:hidden pointer-coarse:min-h-11"
				>
					<span aria-hidden="true">←</span>
					{BACK_TO_LIST}
				</button>
				<div className="min-w-0 flex-1 basis-56">
					<h2 ref={title} id={titleId} tabIndex={-1} className="text-base font-medium wrap-anywhere outline-none">
						{visitor ? visitor.name || visitor.email : ANONYMOUS_VISITOR}
					</h2>
					<p className="wrap-anywhere text-ink-muted" aria-live="polite">
						{visitor?.name && `${visitor.email} · `}
						{stateOf(conversation)}
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
							{TAKE}
						</Button>
					)}
					{isMine && (
						<Button size="sm" busy={busy} disabled={readOnly} onClick={() => void release("chatbot")}>
							{HAND_BACK}
						</Button>
					)}
					{(isMine || conversation.state === "missed") && (
						<Button size="sm" variant="quiet" busy={busy} disabled={readOnly} onClick={() => void release("closed")}>
							{CLOSE}
						</Button>
					)}
				</div>
			</header>
			{failure && (
				<Notice
					tone="danger"
					role="alert"
					title={READ_FAILED}
					action={
						<Button size="sm" onClick={tryAgain}>
							{TRY_AGAIN}
						</Button>
					}
				>
					{failure}
				</Notice>
			)}
			{messages ? (
				<ol aria-label={MESSAGES} className="flex max-w-2xl flex-col gap-6">
					{messages.map((message) => (
						<ToldMessage key={message.id} message={message} />
					))}
				</ol>
			) : (
				!failure && <Loading />
			)}
			{!isMine && <p className="text-ink-muted">{conversation.state === "missed" ? missedNote : takeFirst}</p>}
			{isMine && !readOnly && <LiveComposer key={id} id={id} query={query} />}
			<div ref={end} />
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={TAKEN_TITLE}
				description={takenBy && takenEffect(takenBy.email)}
				confirmLabel={TAKE_AWAY}
				onConfirm={() => void take(true)}
			/>
		</article>
	)
}

function Loading() {
	return (
		<div role="status" aria-label={LOADING} className="flex max-w-2xl flex-col gap-6">
			<Skeleton className="h-10 w-2/3 self-end" />
			<Skeleton className="h-16 w-3/4" />
		</div>
	)
}
