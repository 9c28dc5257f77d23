import { z } from "zod"

export const TenantPage = z.strictObject({
	tenant_name: z.string(),
	tenant_slug: z.string(),
	logo_url: z.string().nullable(),
	page_headline: z.string(),
	page_subheadline: z.string(),
	max_duration_seconds: z.int(),
	/** `#rrggbb`, or null for the product's own accent color. */
	brand_color: z.string().nullable(),
	video_testimonials_enabled: z.boolean(),
	video_testimonials_message: z.string(),
	/** The business's own consent sentence; absent for the product's. Send `version` as `consent_version`. */
	consent: z.strictObject({ text: z.string(), version: z.string() }).optional(),
	written_consent: z.strictObject({ text: z.string(), version: z.string() }).optional(),
	/** The business's own questions; absent for the product's. */
	recording_prompts: z.array(z.string()).optional(),
	/** Present only if visitors may write instead. */
	accept_written: z.literal(true).optional(),
	ask_stars: z.literal(true).optional(),
	/** Present only if the form asks what the customer is to the business. */
	ask_relation: z.literal(true).optional(),
	/** Names that the page takes from its address. Left out if there are none. */
	hidden_fields: z.array(z.string()).optional(),
})
export type TenantPage = z.infer<typeof TenantPage>

export const ThankYouPage = z.strictObject({
	tenant_name: z.string(),
	thank_you_headline: z.string(),
	thank_you_subheadline: z.string(),
	pdf_gift_url: z.string().nullable(),
	pdf_preview_image_url: z.string().nullable(),
	logo_url: z.string().nullable(),
	brand_color: z.string().nullable(),
	business_url: z.string().optional(),
	/** A path. Absent unless the business links its published wall. */
	wall_url: z.string().optional(),
	video_testimonials_enabled: z.boolean(),
	video_testimonials_message: z.string(),
	accept_written: z.literal(true).optional(),
	/** Absent where mail is written to files, and where the mailbox fails. */
	receipt_mailed: z.literal(true).optional(),
})
export type ThankYouPage = z.infer<typeof ThankYouPage>

export const GiftDownload = z.strictObject({ download_url: z.string() })
export type GiftDownload = z.infer<typeof GiftDownload>

export const Tenant = z.strictObject({
	tenant_id: z.uuid(),
	tenant_name: z.string(),
	tenant_slug: z.string(),
	page_url: z.string(),
	notify_email: z.string(),
	is_active: z.boolean(),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
	logo_url: z.string().nullable(),
	pdf_gift_url: z.string().nullable(),
	pdf_preview_image_url: z.string().nullable(),
	page_headline: z.string(),
	page_subheadline: z.string(),
	thank_you_headline: z.string(),
	thank_you_subheadline: z.string(),
	max_duration_seconds: z.int(),
	public_shared_only: z.boolean(),
	show_transcript: z.boolean(),
	show_more_testimonials: z.boolean(),
	show_verify: z.boolean(),
	recording_prompts: z.array(z.string()),
	gift_disclosure: z.string(),
	funnel_enabled: z.boolean(),
	wall_url: z.string(),
	wall_enabled: z.boolean(),
	/** That page says the average, and a page beside it how many testimonials came in and became of them. */
	show_figures: z.boolean(),
	wall_contact_sheet: z.boolean(),
	thank_you_wall_link: z.boolean(),
	/** The widget whose testimonials that page shows. Null: all approved ones. */
	wall_widget_id: z.uuid().nullable(),
	show_in_search: z.boolean(),
	accept_written: z.boolean(),
	ask_stars: z.boolean(),
	ask_relation: z.boolean(),
	/** Names of values that the testimonial page takes from its address. */
	hidden_fields: z.array(z.string()),
	/** What its visitors may read, its own first. Empty is English alone. */
	languages: z.array(z.string()),
	/** Among those, a visitor's browser chooses. */
	visitor_language: z.boolean(),
	/** Its pages have a button with which visitors change it. */
	language_switch: z.boolean(),
	website_url: z.string().nullable(),
	brand_color: z.string().nullable(),
	email_subject_template: z.string(),
	email_provider: z.string(),
	email_address: z.string().nullable(),
	has_email_app_password: z.boolean(),
	email_from_name: z.string(),
	email_enabled: z.boolean(),
	/** Why the mailbox permanently refused the last mail. Null once it works or its settings change. */
	email_error: z.string().nullable(),
	receipt_mailed: z.literal(true).optional(),
	video_testimonials_enabled: z.boolean(),
	chatbot_enabled: z.boolean(),
	video_testimonials_message: z.string(),
	chatbot_message: z.string(),
})
export type Tenant = z.infer<typeof Tenant>

export const TenantCard = Tenant.extend({
	testimonial_count: z.int(),
	pending_count: z.int(),
	file_size_bytes: z.int(),
	admin_count: z.int(),
})
export type TenantCard = z.infer<typeof TenantCard>

export const TenantList = z.strictObject({
	tenants: z.array(TenantCard),
	total: z.int(),
	next_cursor: z.string().nullable(),
})
export type TenantList = z.infer<typeof TenantList>

export const SlugAvailability = z.strictObject({
	slug: z.string(),
	available: z.boolean(),
	message: z.string().nullable(),
})
export type SlugAvailability = z.infer<typeof SlugAvailability>

export const TenantCreated = z.strictObject({
	tenant_id: z.uuid(),
	tenant_slug: z.string(),
	admin_login_url: z.string(),
})
export type TenantCreated = z.infer<typeof TenantCreated>
