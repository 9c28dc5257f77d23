import type { Role } from "./answers"
import type { TenantRole } from "./roles"

/** What authorization needs to know about a tenant admin's tenant. */
export interface ViewerTenant {
	id: string
	slug: string
	name: string
	isActive: boolean
	videoTestimonialsEnabled: boolean
	videoTestimonialsMessage: string
	chatbotEnabled: boolean
	chatbotMessage: string
}

/**
 * The signed-in user, or an API key of a tenant: then the ids are the key's, and the email is its name in the audit log.
 * `tenant` is null for a platform admin and only then.
 */
export interface Viewer {
	sessionId: string
	userId: string
	email: string
	role: Role
	/** Null for a platform admin and only then. */
	tenantRole: TenantRole | null
	/** Since when the account has a second step; null without one. Every session that still lives has shown it. */
	secondFactorAt: Date | null
	/** Until when it may go without one; null if none is required. */
	secondFactorDueAt: Date | null
	/** A second step was required when the account was made, and is missing. */
	isUnproven?: boolean
	/** When this session last showed the second step, or the password of an account without one. */
	confirmedAt: Date | null
	tenant: ViewerTenant | null
}
