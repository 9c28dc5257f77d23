import { z } from "zod"

export const PlatformAdmin = z.strictObject({
	id: z.uuid(),
	email: z.string(),
	status: z.enum(["active", "invited"]),
	created_at: z.iso.datetime(),
	last_signed_in_at: z.iso.datetime().nullable(),
	invitation_expires_at: z.iso.datetime().nullable(),
	two_step: z.boolean(),
	is_self: z.boolean(),
})
export type PlatformAdmin = z.infer<typeof PlatformAdmin>

export const PlatformAdmins = z.strictObject({ admins: z.array(PlatformAdmin) })
export type PlatformAdmins = z.infer<typeof PlatformAdmins>
