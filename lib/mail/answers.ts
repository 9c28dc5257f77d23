import { z } from "zod"

export const MailStatus = z.enum(["queued", "sent", "failed"])
export type MailStatus = z.infer<typeof MailStatus>

export const MailDelivery = z.strictObject({
	id: z.uuid(),
	kind: z.string(),
	to: z.string(),
	subject: z.string(),
	status: MailStatus,
	attempts: z.int(),
	last_error: z.string().nullable(),
	transport: z.string().nullable(),
	created_at: z.iso.datetime(),
	sent_at: z.iso.datetime().nullable(),
	can_send_again: z.boolean(),
})
export type MailDelivery = z.infer<typeof MailDelivery>

export const MailDeliveries = z.strictObject({
	deliveries: z.array(MailDelivery),
	next_cursor: z.string().nullable(),
})
export type MailDeliveries = z.infer<typeof MailDeliveries>
