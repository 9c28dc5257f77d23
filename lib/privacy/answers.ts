import { z } from "zod"

export const PersonCounts = z.strictObject({
	testimonials: z.int(),
	quiz_sessions: z.int(),
	chats: z.int(),
	invitations: z.int(),
	mails: z.int(),
	webhooks: z.int(),
})
export type PersonCounts = z.infer<typeof PersonCounts>

/** Proof of an erasure. It holds the address only as a keyed hash. */
export const ErasureReceipt = z.strictObject({
	id: z.uuid(),
	erased_at: z.iso.datetime(),
	erased_by: z.string(),
	counts: PersonCounts,
	/** HMAC-SHA-256 of the address, hex. Shows later whether a given address was meant. */
	email_fingerprint: z.string(),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

export const ErasureReceipts = z.strictObject({
	receipts: z.array(ErasureReceipt),
	next_cursor: z.string().nullable(),
})
export type ErasureReceipts = z.infer<typeof ErasureReceipts>
