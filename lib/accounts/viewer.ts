import type { Role } from "./answers"
import type { TenantRole } from "./roles"

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

/** An API key has its own ids, and as `email` its name in the audit log. `tenant` is null only for a platform admin. */
export interface Viewer {
	sessionId: string
	userId: string
	email: string
	role: Role
	/** Null only for a platform admin. */
	tenantRole: TenantRole | null
	/** Since when; null without one. Every living session has shown it. */
	secondFactorAt: Date | null
	/** Until when it may lack one; null if none is required. */
	secondFactorDueAt: Date | null
	isUnproven?: boolean
	/** When this session last showed the second step, or the password without one. */
	confirmedAt: Date | null
	tenant: ViewerTenant | null
}
