import type { Role } from "./answers"

/** The tenant of a tenant admin, as far as deciding what it may do needs it. */
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

/** Who is signed in. `tenant` is null exactly for a platform admin. */
export interface Viewer {
	sessionId: string
	userId: string
	email: string
	role: Role
	tenant: ViewerTenant | null
}
