import { z } from "zod"

export const SkipReason = z.enum([
	"name_missing",
	"name_long",
	"address_missing",
	"address_invalid",
	/** The address is also earlier on the list, or with a name. */
	"duplicate",
	"recent",
	"unsubscribed",
	/** Beyond the 1,000 people that one list may have. */
	"too_many",
])
export type SkipReason = z.infer<typeof SkipReason>

const skipped = z.array(
	z.strictObject({
		/** From 1, as the list was pasted. */
		line: z.int(),
		name: z.string(),
		email: z.string(),
		reason: SkipReason,
	}),
)

export const CheckedPeople = z.strictObject({ count: z.int(), skipped })
export type CheckedPeople = z.infer<typeof CheckedPeople>

export const InvitedPeople = z.strictObject({ invited: z.int(), skipped })
export type InvitedPeople = z.infer<typeof InvitedPeople>

/** A later state takes the place of an earlier one. */
export const InvitationState = z.enum([
	"waiting",
	"sent",
	"delivered",
	"opened",
	"recorded",
	"submitted",
	"unsubscribed",
	"canceled",
	"failed",
])
export type InvitationState = z.infer<typeof InvitationState>

const moment = z.iso.datetime().nullable()

export const Invitation = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	email: z.string(),
	state: InvitationState,
	created_at: z.iso.datetime(),
	delivered_at: moment,
	opened_at: moment,
	recorded_at: moment,
	submitted_at: moment,
	unsubscribed_at: moment,
	next_send_at: moment,
	reminders_sent: z.int(),
	failed_reason: z.string().nullable(),
})
export type Invitation = z.infer<typeof Invitation>

/** Over the newest 10,000 invitations. Each counts in every step that it reached. */
export const InvitationTotals = z.strictObject({
	invited: z.int(),
	waiting: z.int(),
	delivered: z.int(),
	opened: z.int(),
	recorded: z.int(),
	submitted: z.int(),
	unsubscribed: z.int(),
	failed: z.int(),
})
export type InvitationTotals = z.infer<typeof InvitationTotals>

export const InvitationPace = z.strictObject({
	per_hour: z.int(),
})
export type InvitationPace = z.infer<typeof InvitationPace>

export const Invitations = z.strictObject({
	invitations: z.array(Invitation),
	next_cursor: z.string().nullable(),
	totals: InvitationTotals,
	per_hour: z.int(),
})
export type Invitations = z.infer<typeof Invitations>

export const InvitedVisitor = z.strictObject({ name: z.string(), email: z.string() })
export type InvitedVisitor = z.infer<typeof InvitedVisitor>
