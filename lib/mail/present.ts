import type { MailDelivery } from "./answers"
import { canSendAgain } from "./policy"
import type { LoggedDelivery } from "./queries"

/** Leaves out the text: it names customers, and the log's reader only needs to know what became of the mail. */
export function presentDelivery(row: LoggedDelivery): MailDelivery {
	return {
		id: row.id,
		kind: row.kind,
		to: row.toAddress,
		subject: row.subject,
		status: row.status,
		attempts: row.attempts,
		last_error: row.lastError,
		transport: row.transport,
		created_at: row.createdAt.toISOString(),
		sent_at: row.status === "sent" ? (row.sentAt?.toISOString() ?? null) : null,
		can_send_again: canSendAgain(row),
	}
}
