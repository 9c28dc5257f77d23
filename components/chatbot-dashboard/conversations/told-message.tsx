import type { ReactNode } from "react"
import { CitedAnswer } from "@/components/chat-window/cited-answer"
import { Glyph } from "@/components/ui/glyph"
import { LocalTime } from "@/components/ui/local-time"
import { MODELS } from "@/lib/ai/models"
import type { ConversationMessage } from "@/lib/client/contract"
import { conversationWords } from "../chatbot-words"

function modelName(model: string): string {
	if (model === "built-in") return conversationWords.builtIn
	return MODELS.find((known) => known.model === model)?.label ?? model
}

const RATINGS = new Map([
	[1, conversationWords.ratedHelpful],
	[-1, conversationWords.ratedNotHelpful],
])

function marksOf({ model, tokens, rating }: ConversationMessage): string[] {
	return [
		model && model !== "person" && modelName(model),
		tokens > 0 && conversationWords.tokenCount(tokens),
		RATINGS.get(rating),
	].filter((mark): mark is string => typeof mark === "string")
}

export interface ToldMessageProps {
	message: ConversationMessage
	action?: ReactNode
}

export function ToldMessage({ message, action }: ToldMessageProps) {
	if (message.role === "user") {
		return (
			<li className="flex flex-col items-end gap-1">
				<span className="sr-only">{conversationWords.visitorSays}</span>
				<p className="max-w-[85%] rounded-surface rounded-ee-control bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
					{message.content}
				</p>
				<span className="flex flex-wrap items-center justify-end gap-x-3 text-xs text-ink-muted">
					{action}
					<LocalTime iso={message.timestamp} />
				</span>
			</li>
		)
	}
	const marks = marksOf(message)
	return (
		<li className="flex flex-col gap-1.5">
			<span className={message.by ? "text-xs font-medium text-ink-muted" : "sr-only"}>
				{message.by ? conversationWords.personSays : conversationWords.chatbotSays}
			</span>
			{message.by ? (
				<p className="wrap-anywhere whitespace-pre-wrap">{message.content}</p>
			) : (
				<CitedAnswer text={message.content} citations={message.citations} writing={false} />
			)}
			{message.status === "failed" && (
				<p className="flex gap-1.5 text-danger">
					<Glyph name="alert" className="mt-0.5" />
					<span className="wrap-anywhere">{conversationWords.failedFor(message.error)}</span>
				</p>
			)}
			<p className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
				<LocalTime iso={message.timestamp} />
				{marks.map((mark) => (
					<span key={mark}>{mark}</span>
				))}
			</p>
		</li>
	)
}
