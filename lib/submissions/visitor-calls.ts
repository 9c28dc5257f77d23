import { z } from "zod"
import { anyone, visitor } from "@/lib/calls"
import { onDisk } from "@/lib/storage/upload-policy"
import { GiftDownload, TenantPage, ThankYouPage } from "@/lib/tenants/answers"
import { PublicTestimonial, SubmissionReceived } from "./answers"
import { ConsentReceipt, ConsentWithdrawal } from "./consent/answers"
import { ConsentParams } from "./consent/schema"
import { OEmbed } from "./discovery/answers"
import { EmbedParams, OEmbedQuery, SitemapQuery, WallEmbedParams } from "./discovery/schema"
import { FunnelBeacon } from "./funnel/schema"
import { InvitedVisitor } from "./invitations/answers"
import { InvitationVisit, UnsubscribeParams } from "./invitations/schema"
import { GiftReport, SubmitForm, SubmitTextForm, VIDEO_FILES } from "./receive/schema"
import { MediaParams, MediaQuery } from "./schema"
import { SigningKeys } from "./statements/answers"
import { UploadParams } from "./uploads/schema"
import { WidgetView } from "./widgets/answers"
import { PublicWidgetParams, PublicWidgetQuery } from "./widgets/schema"
import * as testimonialWords from "./words-public"

export const testimonialVisitorCalls = {
	"GET /api/tenant/{tenantSlug}": visitor("Get the page on which customers record", {
		product: "video_testimonials",
		answer: TenantPage,
	}),
	"POST /api/tenant/{tenantSlug}/submit": visitor("Submit a video testimonial", {
		product: "video_testimonials",
		limit: "SUBMIT_ADDRESS",
		form: SubmitForm,
		files: VIDEO_FILES,
		deferred: true,
		answer: SubmissionReceived,
		also: [409],
	}),
	// The same without a video: the text, and a photo perhaps. JSON, or multipart with the photo.
	"POST /api/tenant/{tenantSlug}/submit-text": visitor("Submit a written testimonial", {
		product: "video_testimonials",
		limit: "SUBMIT_ADDRESS",
		form: SubmitTextForm,
		files: { photo: onDisk("photo") },
		sentAs: ["multipart/form-data", "application/json"],
		deferred: true,
		answer: SubmissionReceived,
		also: [409],
	}),
	// The same video in parts (tus 1.0.0), over a connection that breaks. The form then sends the finished
	// upload's id in upload_id instead of the file.
	"POST /api/tenant/{tenantSlug}/uploads": visitor("Begin to upload a video in parts (tus 1.0.0)", {
		product: "video_testimonials",
		limit: "UPLOAD_ADDRESS",
		statuses: [201, 400, 403, 404, 408, 412, 413],
	}),
	"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor("Ask how much of an upload arrived (tus 1.0.0)", {
		product: "video_testimonials",
		limit: "UPLOAD_PART_ADDRESS",
		params: UploadParams,
		statuses: [200, 403, 404, 409, 412],
	}),
	"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor("Send a part of an upload (tus 1.0.0)", {
		product: "video_testimonials",
		limit: "UPLOAD_PART_ADDRESS",
		params: UploadParams,
		also: [400, 408, 409, 412, 413, 415],
	}),
	"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor("Abandon an upload (tus 1.0.0)", {
		product: "video_testimonials",
		limit: "UPLOAD_PART_ADDRESS",
		params: UploadParams,
		also: [409, 412],
	}),
	// One step of a visit to the collect page. Counted only for a business that switched it on.
	"POST /api/tenant/{tenantSlug}/funnel": visitor("Count a step of a visit", {
		product: "video_testimonials",
		limit: "FUNNEL_ADDRESS",
		body: FunnelBeacon,
	}),
	// An invited visitor: notes how far they came, and answers what the page fills into its form.
	"POST /api/tenant/{tenantSlug}/invitation": visitor("Open an invitation", {
		product: "video_testimonials",
		limit: "INVITATION_ADDRESS",
		body: InvitationVisit,
		answer: InvitedVisitor,
	}),
	"GET /api/tenant/{tenantSlug}/thank-you": visitor("Get the thank-you page", {
		product: "video_testimonials",
		answer: ThankYouPage,
	}),
	"GET /api/tenant/{tenantSlug}/download-gift": visitor("Get the address of the gift", {
		product: "video_testimonials",
		answer: GiftDownload,
	}),
	"POST /api/tenant/{tenantSlug}/log-gift-download": anyone("Count a download of the gift", {
		params: z.object({ tenantSlug: z.string() }),
		body: GiftReport,
		deferred: true,
		statuses: [204],
	}),
	"GET /api/testimonial/{submissionId}": anyone("Get a shared testimonial", {
		params: z.object({ submissionId: z.uuid(testimonialWords.gone) }),
		answer: PublicTestimonial,
	}),
	// Any page may read it, or those of the origins that the business names.
	"GET /api/widget/{id}": anyone("Get the testimonials that a widget shows, with its words in a language (BCP 47)", {
		params: PublicWidgetParams,
		query: PublicWidgetQuery,
		answer: WidgetView,
		also: [304],
	}),
	// For machines. They name businesses that want to be found, and nothing else.
	"GET /api/oembed": anyone("Get a testimonial's player for other sites (oEmbed)", {
		query: OEmbedQuery,
		answer: OEmbed,
		also: [304, 404],
	}),
	"GET /sitemap.xml": anyone("Get the pages that may be found", {
		limit: "SITEMAP_ADDRESS",
		query: SitemapQuery,
		types: ["application/xml"],
		statuses: [200, 304, 404],
	}),
	"GET /robots.txt": anyone("Get the rules for crawlers", { types: ["text/plain"], also: [304] }),
	"GET /embed/{submissionId}": anyone("Get a testimonial's page for a frame", {
		params: EmbedParams,
		types: ["text/html"],
		also: [304],
	}),
	"GET /embed/wall/{tenantSlug}": anyone("Get a business's wall for a frame", {
		params: WallEmbedParams,
		types: ["text/html"],
		also: [304],
	}),

	// A customer's own consent: the private link's token authorizes these calls, and the business cannot prevent them.
	"GET /api/consent/{token}": anyone("Get a customer's consent receipt", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		answer: ConsentReceipt,
	}),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/consent/{token}/withdraw": anyone("Withdraw the consent", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		answer: ConsentWithdrawal,
		also: [303],
	}),
	"GET /api/consent/{token}/receipt": anyone("Download the consent receipt", {
		limit: "CONSENT_ADDRESS",
		params: ConsentParams,
		types: ["text/plain"],
	}),

	// The statement in a receipt is a JSON Web Token (RFC 7519) that one of these keys signed.
	"GET /.well-known/jwks.json": anyone("Get the keys that verify signed statements (RFC 7517)", {
		limit: "CONSENT_ADDRESS",
		answer: SigningKeys,
	}),

	// The link in an invitation's List-Unsubscribe header (RFC 8058). GET leads to a page that asks.
	"GET /api/unsubscribe/{token}": anyone("Go to the page that unsubscribes", {
		limit: "INVITATION_ADDRESS",
		params: UnsubscribeParams,
		statuses: [303, 404],
	}),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/unsubscribe/{token}": anyone("Unsubscribe from invitations (RFC 8058)", {
		limit: "INVITATION_ADDRESS",
		params: UnsubscribeParams,
		also: [303],
	}),

	// Media, signed unless the testimonial is public. HEAD and Range as in RFC 9110.
	"GET /media/submissions/{id}/{kind}": anyone("Get a testimonial's video, picture, or captions", {
		params: MediaParams,
		query: MediaQuery,
		types: ["video/webm", "video/mp4", "image/jpeg", "text/vtt"],
		statuses: [200, 206, 302, 304, 404, 409, 416],
	}),
	"GET /media/assets/{key}": anyone("Get a business's logo, gift, or picture", {
		params: z.object({ key: z.array(z.string()) }),
		types: ["image/png", "image/jpeg", "image/webp", "image/svg+xml", "application/pdf"],
		also: [206, 304, 416],
	}),
}
