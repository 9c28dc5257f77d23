import type { MailDelivery } from "./answers"
import { canSendAgain } from "./policy"
import type { LoggedDelivery } from "./queries"

/** Never the text: it names customers, and whoever reads the log needs only to know what became of it. */
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
		// One that was sent before and waits to be sent again keeps the time of the first.
		sent_at: row.status === "sent" ? (row.sentAt?.toISOString() ?? null) : null,
		can_send_again: canSendAgain(row),
	}
}
