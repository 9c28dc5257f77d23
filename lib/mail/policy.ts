import type { MailStatus } from "./answers"
import { blankAfterSend } from "./kinds"

export function canSendAgain({ kind, status, text }: { kind: string; status: MailStatus; text: string }): boolean {
	return status !== "queued" && text !== "" && !blankAfterSend(kind)
}
