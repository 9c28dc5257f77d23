import { z } from "zod"

const Fields = z.record(z.string(), z.unknown()).nullable()

/** What an administrator did, kept when the account or the thing is gone. */
export const AuditEntry = z.strictObject({
	id: z.uuid(),
	/** Past tense, such as "tenant.settings_changed". */
	action: z.string(),
	actor_email: z.string(),
	/** Null for what concerns the platform. */
	tenant_id: z.uuid().nullable(),
	tenant_name: z.string().nullable(),
	target_id: z.string().nullable(),
	/** The customer of the testimonial that it is about, while that is still there. */
	target_name: z.string().nullable(),
	/** Changed fields with their old and new values; secrets are "[redacted]". */
	before: Fields,
	after: Fields,
	ip_address: z.string(),
	created_at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditLog = z.strictObject({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() })
export type AuditLog = z.infer<typeof AuditLog>
