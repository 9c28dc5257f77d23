/** The public page's settings. */
export interface TenantPage {
	tenant_name: string
	tenant_slug: string
	logo_url: string | null
	page_headline: string
	page_subheadline: string
	max_duration_seconds: number
	/** `#rrggbb`, or null for the product's own accent. */
	brand_color: string | null
	video_testimonials_enabled: boolean
	video_testimonials_message: string
}

export interface ThankYouPage {
	tenant_name: string
	thank_you_headline: string
	thank_you_subheadline: string
	pdf_gift_url: string | null
	pdf_preview_image_url: string | null
	logo_url: string | null
	brand_color: string | null
	video_testimonials_enabled: boolean
	video_testimonials_message: string
}

export interface Tenant {
	tenant_id: string
	tenant_name: string
	tenant_slug: string
	/** Where its customers give their testimonial. */
	page_url: string
	notify_email: string
	is_active: boolean
	created_at: string
	updated_at: string
	logo_url: string | null
	pdf_gift_url: string | null
	pdf_preview_image_url: string | null
	page_headline: string
	page_subheadline: string
	thank_you_headline: string
	thank_you_subheadline: string
	max_duration_seconds: number
	public_shared_only: boolean
	brand_color: string | null
	email_subject_template: string
	email_provider: string
	email_address: string | null
	has_email_app_password: boolean
	email_from_name: string
	email_enabled: boolean
	/** Why the tenant's own mailbox refused the last mail for good; null once it works, or was changed. */
	email_error: string | null
	video_testimonials_enabled: boolean
	chatbot_enabled: boolean
	video_testimonials_message: string
	chatbot_message: string
}

export interface CreateTenantRequest {
	tenant_name: string
	tenant_slug?: string
	notify_email: string
	admin_email: string
	admin_password: string
}

/** A tenant in the platform's list, with what it holds. */
export interface TenantCard extends Tenant {
	testimonial_count: number
	pending_count: number
	/** Of its videos. */
	file_size_bytes: number
	admin_count: number
}

/** Everything of the settings form; an absent field stays as it is, null or "" goes back to the default. */
export interface TenantSettingsUpdate {
	tenant_id?: string
	/** As last read: a save on older settings answers 409. */
	updated_at?: string
	tenant_name?: string
	notify_email?: string
	page_headline?: string | null
	page_subheadline?: string | null
	thank_you_headline?: string | null
	thank_you_subheadline?: string | null
	max_duration_seconds?: number
	public_shared_only?: boolean
	brand_color?: string | null
	email_subject_template?: string | null
	email_provider?: string
	email_address?: string | null
	/** Empty or absent leaves the stored one; it is removed together with the address. */
	email_app_password?: string
	email_from_name?: string | null
	email_enabled?: boolean
}

export interface ProductAccess {
	video_testimonials_enabled?: boolean
	chatbot_enabled?: boolean
	video_testimonials_message?: string
	chatbot_message?: string
}

/** The uploads of a tenant's settings, as they stand in addresses. */
export const TENANT_ASSETS = ["logo", "pdf-gift", "pdf-preview"] as const
export type TenantAsset = (typeof TENANT_ASSETS)[number]
