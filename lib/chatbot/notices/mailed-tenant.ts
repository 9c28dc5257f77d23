export const MAILED_TENANT = {
	id: true,
	name: true,
	slug: true,
	notifyEmail: true,
	emailFromName: true,
	logoKey: true,
	brandColor: true,
} as const

export interface MailedTenant {
	id: string
	name: string
	slug: string
	notifyEmail: string
	emailFromName: string | null
	logoKey: string | null
	brandColor: string | null
}
