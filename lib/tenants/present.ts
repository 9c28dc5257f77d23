import type { Tenant } from "@/lib/db/generated/client"
import { assetUrl } from "@/lib/storage/asset-url"
import type { Tenant as TenantAnswer, TenantCard, TenantPage, ThankYouPage } from "./answers"
import { pageUrl } from "./page-url"
import { productMessage } from "./product-message"
import type { TenantCardRow } from "./queries"
import {
	DEFAULT_PAGE_HEADLINE,
	DEFAULT_PAGE_SUBHEADLINE,
	DEFAULT_SUBJECT_TEMPLATE,
	DEFAULT_THANK_YOU_HEADLINE,
	DEFAULT_THANK_YOU_SUBHEADLINE,
	EITHER_PAGE_SUBHEADLINE,
	EITHER_THANK_YOU_HEADLINE,
} from "./texts"

export type TenantPageRow = Pick<
	Tenant,
	| "name"
	| "slug"
	| "logoKey"
	| "pageHeadline"
	| "pageSubheadline"
	| "maxDurationSeconds"
	| "acceptWritten"
	| "askStars"
	| "brandColor"
	| "videoTestimonialsEnabled"
	| "videoTestimonialsMessage"
>

export function presentTenantPage(tenant: TenantPageRow): TenantPage {
	return {
		tenant_name: tenant.name,
		tenant_slug: tenant.slug,
		logo_url: assetUrl(tenant.logoKey),
		page_headline: tenant.pageHeadline || DEFAULT_PAGE_HEADLINE,
		page_subheadline:
			tenant.pageSubheadline || (tenant.acceptWritten ? EITHER_PAGE_SUBHEADLINE : DEFAULT_PAGE_SUBHEADLINE),
		max_duration_seconds: tenant.maxDurationSeconds,
		brand_color: tenant.brandColor,
		video_testimonials_enabled: tenant.videoTestimonialsEnabled,
		video_testimonials_message: productMessage(tenant.videoTestimonialsMessage),
		...(tenant.acceptWritten && { accept_written: true }),
		...(tenant.askStars && { ask_stars: true }),
	}
}

export type ThankYouRow = Pick<
	Tenant,
	| "name"
	| "logoKey"
	| "thankYouHeadline"
	| "thankYouSubheadline"
	| "acceptWritten"
	| "pdfGiftKey"
	| "pdfPreviewImageKey"
	| "brandColor"
	| "videoTestimonialsEnabled"
	| "videoTestimonialsMessage"
>

export function presentThankYou(tenant: ThankYouRow): ThankYouPage {
	return {
		tenant_name: tenant.name,
		thank_you_headline:
			tenant.thankYouHeadline || (tenant.acceptWritten ? EITHER_THANK_YOU_HEADLINE : DEFAULT_THANK_YOU_HEADLINE),
		thank_you_subheadline: tenant.thankYouSubheadline || DEFAULT_THANK_YOU_SUBHEADLINE,
		pdf_gift_url: assetUrl(tenant.pdfGiftKey),
		pdf_preview_image_url: assetUrl(tenant.pdfPreviewImageKey),
		logo_url: assetUrl(tenant.logoKey),
		brand_color: tenant.brandColor,
		video_testimonials_enabled: tenant.videoTestimonialsEnabled,
		video_testimonials_message: productMessage(tenant.videoTestimonialsMessage),
		...(tenant.acceptWritten && { accept_written: true }),
	}
}

export function presentTenant(tenant: Tenant): TenantAnswer {
	return {
		tenant_id: tenant.id,
		tenant_name: tenant.name,
		tenant_slug: tenant.slug,
		page_url: pageUrl(tenant.slug),
		notify_email: tenant.notifyEmail,
		is_active: tenant.isActive,
		created_at: tenant.createdAt.toISOString(),
		updated_at: tenant.settingsUpdatedAt.toISOString(),
		logo_url: assetUrl(tenant.logoKey),
		pdf_gift_url: assetUrl(tenant.pdfGiftKey),
		pdf_preview_image_url: assetUrl(tenant.pdfPreviewImageKey),
		page_headline: tenant.pageHeadline || DEFAULT_PAGE_HEADLINE,
		page_subheadline: tenant.pageSubheadline || DEFAULT_PAGE_SUBHEADLINE,
		thank_you_headline: tenant.thankYouHeadline || DEFAULT_THANK_YOU_HEADLINE,
		thank_you_subheadline: tenant.thankYouSubheadline || DEFAULT_THANK_YOU_SUBHEADLINE,
		max_duration_seconds: tenant.maxDurationSeconds,
		public_shared_only: tenant.publicSharedOnly,
		show_transcript: tenant.showTranscript,
		show_more_testimonials: tenant.showMoreTestimonials,
		accept_written: tenant.acceptWritten,
		ask_stars: tenant.askStars,
		website_url: tenant.websiteUrl,
		brand_color: tenant.brandColor,
		email_subject_template: tenant.emailSubjectTemplate || DEFAULT_SUBJECT_TEMPLATE,
		email_provider: tenant.emailProvider,
		email_address: tenant.emailAddress,
		has_email_app_password: Boolean(tenant.emailAppPassword),
		email_from_name: tenant.emailFromName || tenant.name,
		email_enabled: tenant.emailEnabled,
		email_error: tenant.emailError,
		video_testimonials_enabled: tenant.videoTestimonialsEnabled,
		chatbot_enabled: tenant.chatbotEnabled,
		video_testimonials_message: tenant.videoTestimonialsMessage,
		chatbot_message: tenant.chatbotMessage,
	}
}

export function presentTenantCard(tenant: TenantCardRow): TenantCard {
	return {
		...presentTenant(tenant),
		testimonial_count: tenant.testimonialCount,
		pending_count: tenant.pendingCount,
		file_size_bytes: tenant.fileSizeBytes,
		admin_count: tenant.adminCount,
	}
}
