import { z } from "zod"

const Fields = z.record(z.string(), z.unknown()).nullable()

/** What an admin did. The entry stays after the account or the object is deleted. */
export const AuditEntry = z.strictObject({
	id: z.uuid(),
	/** Past tense, such as "tenant.settings_changed". */
	action: z.string(),
	actor_email: z.string(),
	tenant_id: z.uuid().nullable(),
	tenant_name: z.string().nullable(),
	target_id: z.string().nullable(),
	target_name: z.string().nullable(),
	/** Changed fields with their old and new values. Secrets are "[redacted]". */
	before: Fields,
	after: Fields,
	ip_address: z.string(),
	created_at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditLog = z.strictObject({ entries: z.array(AuditEntry), next_cursor: z.string().nullable() })
export type AuditLog = z.infer<typeof AuditLog>
