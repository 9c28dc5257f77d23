import type { MailStatus } from "./answers"
import { blankAfterSend } from "./kinds"

/** False for a mail that is on its way, one whose text is gone, and one that never had an address. */
export function canSendAgain({ kind, status, text }: { kind: string; status: MailStatus; text: string }): boolean {
	return status !== "queued" && text !== "" && !blankAfterSend(kind)
}
