/** What an administrator did, kept when the account or the thing is gone. */
export interface AuditEntry {
	id: string
	/** Past tense, such as "tenant.settings_changed". */
	action: string
	actor_email: string
	/** Null for what concerns the platform. */
	tenant_id: string | null
	tenant_name: string | null
	target_id: string | null
	/** The customer of the testimonial that it is about, while that is still there. */
	target_name: string | null
	/** Changed fields with their old and new values; secrets are "[redacted]". */
	before: Record<string, unknown> | null
	after: Record<string, unknown> | null
	ip_address: string
	created_at: string
}
