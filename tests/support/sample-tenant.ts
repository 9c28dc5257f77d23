import type { TenantCard } from "@/lib/client/contract"
import {
	DEFAULT_PAGE_HEADLINE,
	DEFAULT_PAGE_SUBHEADLINE,
	DEFAULT_SUBJECT_TEMPLATE,
	DEFAULT_THANK_YOU_HEADLINE,
	DEFAULT_THANK_YOU_SUBHEADLINE,
} from "@/lib/tenants/texts"

/** A new business, as the server's answers show it. */
export function sampleTenant(changes: Partial<TenantCard> = {}): TenantCard {
	return {
		tenant_id: "t1",
		tenant_name: "Bakery",
		tenant_slug: "bakery",
		page_url: "http://localhost:3000/bakery",
		notify_email: "notify@example.com",
		is_active: true,
		created_at: "2026-01-15T09:30:00Z",
		updated_at: "2026-01-15T09:30:00Z",
		logo_url: null,
		pdf_gift_url: null,
		pdf_preview_image_url: null,
		page_headline: DEFAULT_PAGE_HEADLINE,
		page_subheadline: DEFAULT_PAGE_SUBHEADLINE,
		thank_you_headline: DEFAULT_THANK_YOU_HEADLINE,
		thank_you_subheadline: DEFAULT_THANK_YOU_SUBHEADLINE,
		max_duration_seconds: 120,
		public_shared_only: false,
		brand_color: null,
		email_subject_template: DEFAULT_SUBJECT_TEMPLATE,
		email_provider: "gmail",
		email_address: null,
		has_email_app_password: false,
		email_from_name: "Bakery",
		email_enabled: true,
		email_error: null,
		video_testimonials_enabled: true,
		chatbot_enabled: true,
		video_testimonials_message: "",
		chatbot_message: "",
		testimonial_count: 0,
		pending_count: 0,
		file_size_bytes: 0,
		admin_count: 1,
		...changes,
	}
}
