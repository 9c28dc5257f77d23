import { type FormEvent, type KeyboardEvent, useRef, useState } from "react"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { isComposing } from "@/components/ui/is-composing"
import { TextAreaField } from "@/components/ui/text-area-field"
import { PERSON_MESSAGE_CAP } from "@/lib/chatbot/person/message-cap"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { quietStorage } from "@/lib/client/quiet-storage"
import { adminCall } from "@/lib/client/session"
import { liveWords } from "./live-words"

const drafts = quietStorage(() => sessionStorage)
const draftKey = (id: string) => `live:${id}`

interface LiveComposerProps {
	id: string
	query: { tenant_id?: string }
}

/** The field for an answer. What was typed outlives a reload, a failure, and a look at another conversation. */
export function LiveComposer({ id, query }: LiveComposerProps) {
	const [text, setText] = useState(() => drafts.read(draftKey(id)) ?? "")
	const [busy, setBusy] = useState(false)
	/** Kept while the same text is tried again, so that a message whose answer was lost is not stored twice. */
	const message = useRef<{ id: string; text: string } | null>(null)

	function change(typed: string): void {
		setText(typed)
		if (typed) drafts.write(draftKey(id), typed)
		else drafts.forget(draftKey(id))
	}

	async function send(event: FormEvent): Promise<void> {
		event.preventDefault()
		const told = text.trim()
		if (!told || busy) return
		if (message.current?.text !== told) message.current = { id: newIdempotencyKey(), text: told }
		setBusy(true)
		try {
			const call = "POST /api/admin/chatbot/conversation/{id}/messages"
			await adminCall(call, { params: { id }, query, body: message.current })
			message.current = null
			// More may have been typed meanwhile.
			setText((now) => {
				const left = now.trim() === told ? "" : now
				if (!left) drafts.forget(draftKey(id))
				return left
			})
		} catch (error) {
			toastError(liveWords.sendFailed, error)
		} finally {
			setBusy(false)
		}
	}

	function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
		if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return
		event.preventDefault()
		event.currentTarget.form?.requestSubmit()
	}

	return (
		<form onSubmit={(event) => void send(event)} className="flex max-w-2xl flex-col gap-2">
			<TextAreaField
				label={liveWords.write}
				name="text"
				rows={2}
				maxLength={PERSON_MESSAGE_CAP}
				value={text}
				onChange={(event) => change(event.target.value)}
				onKeyDown={onKeyDown}
			/>
			<div>
				<Button type="submit" variant="primary" busy={busy} disabled={text.trim() === ""}>
					{liveWords.send}
				</Button>
			</div>
		</form>
	)
}
