export type MailStatus = "queued" | "sent" | "failed"

/** A line of a tenant's delivery log. Never the mail's text. */
export interface MailDelivery {
	id: string
	/** Such as "submission.received" or "mail.test". */
	kind: string
	to: string
	subject: string
	status: MailStatus
	attempts: number
	last_error: string | null
	/** resend, smtp, files, or the tenant's own provider; null until it was tried. */
	transport: string | null
	created_at: string
	sent_at: string | null
	/** False for a mail whose text is gone, and for one that is still on its way. */
	can_send_again: boolean
}
