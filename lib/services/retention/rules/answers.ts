import { z } from "zod"

/** announced: the owners' mail is on its way or out. unannounced: no mail reached an owner, so nothing is deleted. */
const RuleState = z.enum(["off", "announced", "unannounced", "running"])

export const RetentionRule = z.strictObject({
	state: RuleState,
	/** The earliest time. Null while it is off, and while no mail reached an owner. */
	first_run_at: z.iso.datetime().nullable(),
})
export type RetentionRule = z.infer<typeof RetentionRule>

export const Retention = z.strictObject({
	/** Since a testimonial that was never approved came in. Null: it stays. */
	testimonial_months: z.int().nullable(),
	/** Since the last message of a conversation. Null: it stays. */
	conversation_days: z.int().nullable(),
	testimonials: RetentionRule,
	conversations: RetentionRule,
	/** The operator's limit for every business's conversations. Null: none. */
	installation_conversation_days: z.int().nullable(),
})
export type Retention = z.infer<typeof Retention>

const Due = z.strictObject({
	count: z.int(),
	/** When the oldest testimonial came in, or the oldest conversation's last message. Null if there is none. */
	oldest_at: z.iso.datetime().nullable(),
})

export const RetentionPreview = z.strictObject({
	testimonials: Due.nullable(),
	conversations: Due.nullable(),
})
export type RetentionPreview = z.infer<typeof RetentionPreview>
