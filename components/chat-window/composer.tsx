import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from "react"
import { isComposing } from "@/components/ui/is-composing"
import { useWaiting } from "@/components/ui/use-hydrated"
import { t } from "@/lib/languages/t"
import { loadMarkdown } from "./answer-text"
import styles from "./chat.module.css"
import ownStyles from "./composer.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

/** The server's limit for the trimmed message, in UTF-16 code units. */
export const MESSAGE_MAX = 2000
const COUNT_FROM = 1800
/** Six lines. A longer message scrolls. */
const TALLEST_PX = 160

export interface ComposerProps {
	fieldRef: RefObject<HTMLTextAreaElement | null>
	/** Id of the line that says who answers. The field names it to screen readers, which may begin here. */
	whoId: string
	isAwaiting: boolean
	/** A person answers. While one is only asked for, all that was said comes from the chatbot. */
	isToPerson: boolean
	/** Returns false if the message was not accepted. It then stays in the field. */
	onSend(message: string): boolean
	onStop(): void
}

/** The field is uncontrolled: text typed before the script arrived counts, and a key press does not render the list. */
export function Composer({ fieldRef, whoId, isAwaiting, isToPerson, onSend, onStop }: ComposerProps) {
	const [length, setLength] = useState(0)
	const noteId = useId()
	const over = length - MESSAGE_MAX
	// Until the script arrives, the browser would submit the form itself and reload, which loses the message.
	const waiting = useWaiting(!isAwaiting && over > 0)

	function changed(field: HTMLTextAreaElement): void {
		setLength(field.value.trim().length)
		field.style.height = "auto"
		field.style.height = `${Math.min(field.scrollHeight, TALLEST_PX)}px`
	}

	function send(event: FormEvent): void {
		event.preventDefault()
		const field = fieldRef.current
		if (!field) return
		const message = field.value.trim()
		if (message.length <= MESSAGE_MAX && onSend(message)) {
			field.value = ""
			changed(field)
		}
		field.focus()
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
		if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return
		event.preventDefault()
		event.currentTarget.form?.requestSubmit()
	}

	return (
		<form onSubmit={send} className={styles.composer}>
			<div className={`${styles.column} flex flex-col gap-1`}>
				<div className={ownStyles.field}>
					<textarea
						ref={fieldRef}
						name="message"
						dir="auto"
						rows={1}
						aria-label={t(chatWords.message)}
						aria-describedby={`${whoId} ${noteId}`}
						aria-invalid={over > 0 || undefined}
						placeholder={t(chatWords.placeholder)}
						autoComplete="off"
						enterKeyHint="send"
						onChange={(event) => changed(event.currentTarget)}
						onFocus={() => void loadMarkdown().catch(() => undefined)}
						onKeyDown={onKeyDown}
					/>
					<button
						{...waiting}
						type={isAwaiting ? "button" : "submit"}
						aria-label={isAwaiting ? t(chatWords.stop) : t(chatWords.send)}
						title={isAwaiting ? t(chatWords.stop) : t(chatWords.send)}
						// A press must not move the focus out of the field: a phone would close its keyboard.
						onPointerDown={(event) => event.preventDefault()}
						onClick={(event) => {
							if (!isAwaiting) return
							// By the time the browser runs the click's default action, this is the submit button.
							event.preventDefault()
							onStop()
						}}
					>
						<ChatIcon name={isAwaiting ? "stop" : "send"} size={20} />
					</button>
				</div>
				<p id={noteId} className="flex min-h-4 justify-between gap-4 text-xs text-ink-muted">
					<span>{!isToPerson && t(chatWords.disclosure)}</span>
					{length > COUNT_FROM && (
						<span className={over > 0 ? "text-danger" : undefined}>
							{over > 0 ? chatWords.charactersOver(over) : chatWords.charactersLeft(-over)}
						</span>
					)}
				</p>
			</div>
		</form>
	)
}
