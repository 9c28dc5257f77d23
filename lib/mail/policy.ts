import type { MailStatus } from "./answers"
import { blankAfterSend } from "./kinds"

/** Not what is on its way, and not what has no text any more or never had an address. */
export function canSendAgain({ kind, status, text }: { kind: string; status: MailStatus; text: string }): boolean {
	return status !== "queued" && text !== "" && !blankAfterSend(kind)
}
