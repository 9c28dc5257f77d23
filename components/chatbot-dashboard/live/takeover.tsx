import { useState } from "react"
import { toastError } from "@/components/forms/toast-error"
import { Button } from "@/components/ui/button"
import { commonWords } from "@/components/ui/common-words"
import { ConfirmDialog } from "@/components/ui/confirm-dialog"
import type { LiveConversation } from "@/lib/client/contract"
import { adminCall } from "@/lib/client/session"
import { liveWords } from "./live-words"

const TAKE_CALL = "POST /api/admin/chatbot/conversation/{id}/take"
const RELEASE_CALL = "POST /api/admin/chatbot/conversation/{id}/release"

interface TakeoverProps {
	conversation: LiveConversation
	query: { tenant_id?: string }
	readOnly: boolean
}

export function Takeover({ conversation, query, readOnly }: TakeoverProps) {
	const { id, state, taken_by: takenBy } = conversation
	const [busy, setBusy] = useState(false)
	const [asking, setAsking] = useState(false)
	const isMine = takenBy?.is_you === true
	const params = { id }

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
		<>
			{isMine ? (
				<Button size="sm" busy={busy} disabled={readOnly} onClick={() => void release("chatbot")}>
					{liveWords.handBack}
				</Button>
			) : (
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
			{(isMine || state === "missed") && (
				<Button size="sm" variant="quiet" busy={busy} disabled={readOnly} onClick={() => void release("closed")}>
					{commonWords.close}
				</Button>
			)}
			<ConfirmDialog
				open={asking}
				onOpenChange={setAsking}
				title={liveWords.takenTitle}
				description={takenBy && liveWords.takenEffect(takenBy.email)}
				confirmLabel={liveWords.takeAway}
				onConfirm={() => void take(true)}
			/>
		</>
	)
}
