import type { Invitation, InvitationState } from "./answers"
import type { InvitationRow } from "./queries"

function stateOf(row: InvitationRow): InvitationState {
	if (row.submittedAt) return "submitted"
	if (row.unsubscribedAt) return "unsubscribed"
	if (row.canceledAt) return "canceled"
	if (row.recordedAt) return "recorded"
	if (row.openedAt) return "opened"
	if (row.delivery?.status === "failed") return "failed"
	if (row.deliveredAt || row.delivery?.sentAt) return "delivered"
	return row.mailsQueued === 0 ? "waiting" : "sent"
}

export function presentInvitation(row: InvitationRow): Invitation {
	const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null
	return {
		id: row.id,
		name: row.name,
		email: row.email,
		state: stateOf(row),
		created_at: row.createdAt.toISOString(),
		delivered_at: iso(row.deliveredAt ?? row.delivery?.sentAt),
		opened_at: iso(row.openedAt),
		recorded_at: iso(row.recordedAt),
		submitted_at: iso(row.submittedAt),
		unsubscribed_at: iso(row.unsubscribedAt),
		next_send_at: iso(row.nextSendAt),
		reminders_sent: Math.max(row.mailsQueued - 1, 0),
		failed_reason: row.delivery?.status === "failed" ? row.delivery.lastError : null,
	}
}
