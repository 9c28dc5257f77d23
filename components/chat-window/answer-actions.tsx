import { useState } from "react"
import { IconButton } from "@/components/ui/icon-button"
import { t, visitorLocale } from "@/lib/languages/t"
import type { Entry } from "./conversation"
import { copyAnswer } from "./copy-answer"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

export interface AnswerActionsProps {
	entry: Entry
	onCopied(text: string): void
	/** Rejects if the rating could not be saved. */
	onRate(messageId: string, rating: -1 | 0 | 1, before: number): Promise<void>
}

export function AnswerActions({ entry, onCopied, onRate }: AnswerActionsProps) {
	const [note, setNote] = useState("")
	const { messageId, rating } = entry

	async function copy(): Promise<void> {
		const said = (await copyAnswer(entry.text)) ? t(chatWords.copied) : t(chatWords.copyFailed)
		setNote(said)
		onCopied(said)
	}

	async function rate(id: string, thumb: -1 | 1): Promise<void> {
		setNote("")
		await onRate(id, rating === thumb ? 0 : thumb, rating).catch(() => setNote(t(chatWords.rateFailed)))
	}

	return (
		<div className="-ms-2 flex items-center text-sm text-ink-muted">
			<IconButton label={t(chatWords.copyAnswer)} onClick={() => void copy()}>
				<ChatIcon name="copy" />
			</IconButton>
			{messageId && (
				<>
					<IconButton label={t(chatWords.helpful)} aria-pressed={rating === 1} onClick={() => void rate(messageId, 1)}>
						<ChatIcon name="thumbs-up" filled={rating === 1} />
					</IconButton>
					<IconButton
						label={t(chatWords.notHelpful)}
						aria-pressed={rating === -1}
						onClick={() => void rate(messageId, -1)}
					>
						<ChatIcon name="thumbs-down" filled={rating === -1} />
					</IconButton>
				</>
			)}
			<time dateTime={entry.at} className="ms-2 text-xs">
				{new Intl.DateTimeFormat(visitorLocale(), { hour: "numeric", minute: "2-digit" }).format(new Date(entry.at))}
			</time>
			{note && <span className="ms-2 text-xs">{note}</span>}
		</div>
	)
}
