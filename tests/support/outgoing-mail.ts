import { db, transaction } from "@/lib/db/client"
import { type OutgoingMail, queueMail } from "@/lib/mail/queue-mail"

export const MAIL: OutgoingMail = {
	tenantId: null,
	kind: "submission.received",
	to: "owner@example.com",
	fromName: "Demo Company",
	subject: "New Video Testimonial Received - Demo Company",
	text: "Grüße aus Köln: Anna sent one.\n",
	html: "<p>Grüße aus Köln: Anna sent one.</p>",
}

/** Returns the delivery's id. */
export function queueOne(changes: Partial<OutgoingMail> = {}): Promise<string> {
	return transaction((tx) => queueMail(tx, { ...MAIL, ...changes }))
}

export function deliveryOf(id: string) {
	return db().mailDelivery.findUniqueOrThrow({ where: { id } })
}
