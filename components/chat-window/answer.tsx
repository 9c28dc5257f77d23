import { type ReactNode, Suspense } from "react"
import * as chatbotSentences from "@/lib/chatbot/words"
import { t } from "@/lib/languages/t"
import { AnswerActions, type AnswerActionsProps } from "./answer-actions"
import { CitedAnswer } from "./cited-answer"
import type { Entry } from "./conversation"
import { LazyTestimonial } from "./lazy-parts"
import * as chatWords from "./parts/chat-words"
import { Failure } from "./parts/failure"
import { TypingIndicator } from "./parts/typing-indicator"

export interface AnswerProps extends Omit<AnswerActionsProps, "entry"> {
	entry: Entry
	/** Who speaks: the chatbot's name, or the business's for what a person wrote. */
	name: string
	onRetry(): void
	children?: ReactNode
}

export function Answer({ entry, name, onRetry, children, ...actions }: AnswerProps) {
	return (
		<li className="flex flex-col items-start gap-2">
			{entry.by ? (
				<span className="text-sm font-medium">{name}</span>
			) : (
				<span className="sr-only">{chatWords.speaker(name)}</span>
			)}
			{entry.state === "sending" && <p className="self-end text-sm text-ink-muted">{t(chatWords.sending)}</p>}
			{entry.state === "waiting" && <TypingIndicator />}
			{entry.state === "failed" && (
				<Failure
					text={entry.text}
					note={entry.note === t(chatbotSentences.chatFailed) ? null : entry.note}
					onRetry={onRetry}
				/>
			)}
			{entry.by && (
				<p className="max-w-[85%] rounded-surface rounded-ss-control border border-line bg-surface px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
					<bdi className="block">{entry.text}</bdi>
				</p>
			)}
			{entry.text && !entry.by && entry.state !== "failed" && (
				<CitedAnswer text={entry.text} citations={entry.citations} writing={entry.state === "writing"} />
			)}
			{entry.state === "stopped" && <p className="text-sm text-ink-muted">{t(chatWords.stopped)}</p>}
			{entry.testimonial && (
				<Suspense fallback={null}>
					<LazyTestimonial testimonial={entry.testimonial} />
				</Suspense>
			)}
			{entry.state === "done" && !entry.by && <AnswerActions entry={entry} {...actions} />}
			{children}
		</li>
	)
}
