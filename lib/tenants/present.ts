import type { Tenant } from "@/lib/db/generated/client"
import { hasMailbox } from "@/lib/mail/mailbox-of"
import { platformMailLeaves } from "@/lib/mail/pick-transport"
import { assetUrl } from "@/lib/storage/asset-url"
import type { Tenant as TenantAnswer, TenantCard, TenantPage, ThankYouPage } from "./answers"
import { defaultSubheadline } from "./default-subheadline"
import { pageUrl, wallUrl } from "./page-url"
import { productMessage } from "./product-message"
import type { TenantCardRow, VisitedTenant } from "./queries"
import * as tenantSentences from "./words"

export function presentTenantPage(tenant: VisitedTenant): TenantPage {
	const { video: own, written } = tenant.consents ?? {}
	return {
		tenant_name: tenant.name,
		tenant_slug: tenant.slug,
		logo_url: assetUrl(tenant.logoKey),
		page_headline: tenant.pageHeadline || tenantSentences.defaultPageHeadline,
		page_subheadline: tenant.pageSubheadline || defaultSubheadline(tenant),
		max_duration_seconds: tenant.maxDurationSeconds,
		brand_color: tenant.brandColor,
		video_testimonials_enabled: tenant.videoTestimonialsEnabled,
		video_testimonials_message: productMessage(tenant.videoTestimonialsMessage),
		...(own?.text ? { consent: { text: own.text, version: own.version } } : {}),
		...(tenant.acceptWritten && written?.text
			? { written_consent: { text: written.text, version: written.version } }
			: {}),
		...(tenant.recordingPrompts.length > 0 ? { recording_prompts: tenant.recordingPrompts } : {}),
		...(tenant.acceptWritten && { accept_written: true }),
		...(tenant.askStars && { ask_stars: true }),
		...(tenant.askRelation && { ask_relation: true }),
		...(tenant.hiddenFields.length > 0 && { hidden_fields: tenant.hiddenFields }),
	}
}

export interface CollectPage extends TenantPage {
	counts_visits: boolean
}

export function presentCollectPage(tenant: VisitedTenant): CollectPage {
	return { ...presentTenantPage(tenant), counts_visits: tenant.funnelEnabled }
}

/** Where mail is written to files, or the mailbox fails, no page promises a receipt. */
const receiptMailed = (mailboxWorks: boolean) =>
	mailboxWorks || platformMailLeaves() ? { receipt_mailed: true as const } : {}

export function presentThankYou(tenant: VisitedTenant): ThankYouPage {
	return {
		tenant_name: tenant.name,
		thank_you_headline:
			tenant.thankYouHeadline ||
			(tenant.acceptWritten ? tenantSentences.eitherThankYouHeadline : tenantSentences.defaultThankYouHeadline),
		thank_you_subheadline: tenant.thankYouSubheadline || tenantSentences.defaultThankYouSubheadline,
		pdf_gift_url: assetUrl(tenant.pdfGiftKey),
		pdf_preview_image_url: assetUrl(tenant.pdfPreviewImageKey),
		logo_url: assetUrl(tenant.logoKey),
		brand_color: tenant.brandColor,
		video_testimonials_enabled: tenant.videoTestimonialsEnabled,
		video_testimonials_message: productMessage(tenant.videoTestimonialsMessage),
		...(tenant.websiteUrl ? { business_url: tenant.websiteUrl } : {}),
		...(tenant.wallEnabled && tenant.thankYouWallLink && { wall_url: `/wall/${tenant.slug}` }),
		...(tenant.acceptWritten && { accept_written: true }),
		...receiptMailed(tenant.mailboxWorks),
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
		page_headline: tenant.pageHeadline || tenantSentences.defaultPageHeadline,
		page_subheadline: tenant.pageSubheadline || tenantSentences.defaultPageSubheadline,
		thank_you_headline: tenant.thankYouHeadline || tenantSentences.defaultThankYouHeadline,
		thank_you_subheadline: tenant.thankYouSubheadline || tenantSentences.defaultThankYouSubheadline,
		max_duration_seconds: tenant.maxDurationSeconds,
		public_shared_only: tenant.publicSharedOnly,
		show_transcript: tenant.showTranscript,
		show_more_testimonials: tenant.showMoreTestimonials,
		show_verify: tenant.showVerify,
		recording_prompts: tenant.recordingPrompts,
		gift_disclosure: tenant.giftDisclosure || tenantSentences.defaultGiftDisclosure,
		funnel_enabled: tenant.funnelEnabled,
		wall_url: wallUrl(tenant.slug),
		wall_enabled: tenant.wallEnabled,
		show_figures: tenant.showFigures,
		wall_contact_sheet: tenant.wallContactSheet,
		thank_you_wall_link: tenant.thankYouWallLink,
		wall_widget_id: tenant.wallWidgetId,
		show_in_search: tenant.showInSearch,
		accept_written: tenant.acceptWritten,
		ask_stars: tenant.askStars,
		ask_relation: tenant.askRelation,
		hidden_fields: tenant.hiddenFields,
		languages: tenant.languages,
		visitor_language: tenant.visitorLanguage,
		language_switch: tenant.languageSwitch,
		website_url: tenant.websiteUrl,
		brand_color: tenant.brandColor,
		email_subject_template: tenant.emailSubjectTemplate || tenantSentences.defaultSubjectTemplate,
		email_provider: tenant.emailProvider,
		email_address: tenant.emailAddress,
		has_email_app_password: Boolean(tenant.emailAppPassword),
		email_from_name: tenant.emailFromName || tenant.name,
		email_enabled: tenant.emailEnabled,
		email_error: tenant.emailError,
		...receiptMailed(hasMailbox(tenant) && tenant.emailError === null),
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
