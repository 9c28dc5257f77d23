import { z } from "zod"

export const PlatformAdmin = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	/** invited: has not chosen a password yet. */
	status: z.enum(["active", "invited"]),
	created_at: z.iso.datetime(),
	last_signed_in_at: z.iso.datetime().nullable(),
	/** Null once the account is active. */
	invitation_expires_at: z.iso.datetime().nullable(),
	/** A sign-in takes a second step besides the password. */
	two_step: z.boolean(),
	/** True for the admin who asks, who cannot remove themselves. */
	is_self: z.boolean(),
})
export type PlatformAdmin = z.infer<typeof PlatformAdmin>

export const PlatformAdmins = z.strictObject({ admins: z.array(PlatformAdmin) })
export type PlatformAdmins = z.infer<typeof PlatformAdmins>
