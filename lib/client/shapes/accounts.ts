export type Role = "platform_admin" | "tenant_admin"

export interface SignedInUser {
	id: string
	email: string
	role: Role
	tenant_id: string | null
	tenant_slug: string | null
	tenant_name: string | null
}

/** One of a tenant's admins. */
export interface TenantUser {
	id: string
	email: string
	/** invited: has not chosen a password yet. */
	status: "active" | "invited"
	created_at: string
	last_signed_in_at: string | null
	/** Whether the link of the last invitation can still be used; null once the account is active. */
	invitation_expires_at: string | null
	/** The asking admin itself: it cannot remove itself. */
	is_self: boolean
}

/** One sign-in of one's own. */
export interface AccountSession {
	id: string
	created_at: string
	expires_at: string
	ip_address: string
	/** Short, for people: "Chrome on Android". */
	device: string
	is_current: boolean
}
