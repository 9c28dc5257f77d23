import { z } from "zod"

export const AccountSession = z.strictObject({
	id: z.uuid(),
	created_at: z.iso.datetime(),
	expires_at: z.iso.datetime(),
	ip_address: z.string(),
	/** Such as "Chrome on Android". */
	device: z.string(),
	is_current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const AccountSessions = z.strictObject({ sessions: z.array(AccountSession) })
export type AccountSessions = z.infer<typeof AccountSessions>
