import type { z } from "zod"
import type { Paging } from "@/lib/db/paging"
import type {
	Dashboard,
	PublicTestimonial,
	Submission,
	SubmissionDownload,
	SubmissionReceived,
	SubmissionShare,
} from "@/lib/submissions/answers"
import type { Captions, CaptionsAnswer } from "@/lib/submissions/captions/answers"
import type { CaptionsUpdate } from "@/lib/submissions/captions/schema"
import type { ConsentReceipt, ConsentWithdrawal } from "@/lib/submissions/consent/answers"
import type { ConsentTexts } from "@/lib/submissions/consent/wording/answers"
import type { ConsentTextQuery, ConsentTextUpdate } from "@/lib/submissions/consent/wording/schema"
import type { OEmbed } from "@/lib/submissions/discovery/answers"
import type { OEmbedQuery } from "@/lib/submissions/discovery/schema"
import type { Funnel } from "@/lib/submissions/funnel/answers"
import type { FunnelBeacon, FunnelQuery } from "@/lib/submissions/funnel/schema"
import type { ImportedTexts, ImportedVideo } from "@/lib/submissions/imports/answers"
import type { TextImport } from "@/lib/submissions/imports/schema"
import type {
	CheckedPeople,
	Invitation,
	InvitationPace,
	Invitations,
	InvitedPeople,
	InvitedVisitor,
} from "@/lib/submissions/invitations/answers"
import type { InvitationVisit, InviteCheck, NewInvitations, PaceUpdate } from "@/lib/submissions/invitations/schema"
import type { DashboardQuery, DownloadQuery, PinChange, StatusChange, SubmissionFilter } from "@/lib/submissions/schema"
import type { Tag, Tags } from "@/lib/submissions/tags/answers"
import type { TagName, TagsChange } from "@/lib/submissions/tags/schema"
import type { Widget, Widgets, WidgetView } from "@/lib/submissions/widgets/answers"
import type { NewWidget, WidgetDraft, WidgetUpdate } from "@/lib/submissions/widgets/schema"
import type { GiftDownload, TenantPage, ThankYouPage } from "@/lib/tenants/answers"
import { anyone, type NamedTenant, scoped, type Types, tenant, visitor } from "./row"

const READS = { effect: "read", role: "viewer", keyScope: "testimonials:read", product: "video_testimonials" } as const
const WRITES = { role: "editor", keyScope: "testimonials:write", product: "video_testimonials" } as const
const EDITS = { ...WRITES, effect: "edit" } as const
/** One item, as the same role could make it. */
const REMOVES = { ...WRITES, effect: "removal", asksAgain: false } as const

/** Testimonials: what visitors do, and what admins do. */
export const submissionsContract = {
	// For visitors
	"GET /api/tenant/{tenantSlug}": visitor<{ answer: TenantPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/submit": visitor<{ answer: SubmissionReceived }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 408, 409, 413, 415, 422],
	}),
	// The same without a video: the text, and a photo perhaps. JSON, or multipart with the photo.
	"POST /api/tenant/{tenantSlug}/submit-text": visitor<{ answer: SubmissionReceived }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 408, 409, 413, 415, 422],
	}),
	// The same video in parts, over a connection that breaks: the tus protocol, version 1.0.0. A finished upload is
	// submitted by its id, in the form field upload_id instead of the file.
	"POST /api/tenant/{tenantSlug}/uploads": visitor<Types>({
		product: "video_testimonials",
		statuses: [201, 400, 403, 404, 408, 412, 413],
	}),
	"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [200, 403, 404, 409, 412],
	}),
	"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 400, 403, 404, 408, 409, 412, 413, 415],
	}),
	"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": visitor<Types>({
		product: "video_testimonials",
		statuses: [204, 403, 404, 409, 412],
	}),
	// One step of a visit to the collect page. Counted only for a business that switched it on.
	"POST /api/tenant/{tenantSlug}/funnel": visitor<{ body: z.input<typeof FunnelBeacon> }>({
		product: "video_testimonials",
		statuses: [204, 400, 403, 404, 422],
	}),
	// An invited visitor: notes how far they came, and answers what the page fills into its form.
	"POST /api/tenant/{tenantSlug}/invitation": visitor<{ body: InvitationVisit; answer: InvitedVisitor }>({
		product: "video_testimonials",
		statuses: [200, 400, 403, 404, 422],
	}),
	"GET /api/tenant/{tenantSlug}/thank-you": visitor<{ answer: ThankYouPage }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"GET /api/tenant/{tenantSlug}/download-gift": visitor<{ answer: GiftDownload }>({
		product: "video_testimonials",
		statuses: [200, 404],
	}),
	"POST /api/tenant/{tenantSlug}/log-gift-download": anyone<{ body: { submission_id: string } }>({
		statuses: [204],
	}),
	"GET /api/testimonial/{submissionId}": anyone<{ answer: PublicTestimonial }>({ statuses: [200, 404] }),
	// Any page may read it, or those of the origins that the business names.
	"GET /api/widget/{id}": anyone<{ answer: WidgetView }>({ statuses: [200, 304, 404] }),
	// For machines. They tell of businesses that want to be found, and of nothing else.
	"GET /api/oembed": anyone<{ query: OEmbedQuery; answer: OEmbed }>({ statuses: [200, 304, 404, 422] }),
	"GET /sitemap.xml": anyone<{ query: { business?: string; after?: string } }>({ statuses: [200, 304, 404] }),
	"GET /robots.txt": anyone<Types>({ statuses: [200, 304] }),
	// Pages for frames on other sites.
	"GET /embed/{submissionId}": anyone<Types>({ statuses: [200, 304, 404] }),
	"GET /embed/wall/{tenantSlug}": anyone<Types>({ statuses: [200, 304, 404] }),

	// A customer's own consent. The private link's token authorizes these calls. The business can neither see the token
	// nor prevent a withdrawal.
	"GET /api/consent/{token}": anyone<{ answer: ConsentReceipt }>({ statuses: [200, 404] }),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/consent/{token}/withdraw": anyone<{ answer: ConsentWithdrawal }>({
		statuses: [200, 303, 404],
	}),
	"GET /api/consent/{token}/receipt": anyone<Types>({ statuses: [200, 404] }),

	// The link in an invitation's List-Unsubscribe header (RFC 8058). GET leads to a page that asks.
	"GET /api/unsubscribe/{token}": anyone<Types>({ statuses: [303, 404] }),
	// 303 to the page if a browser sends the page's form itself, without a script.
	"POST /api/unsubscribe/{token}": anyone<Types>({ statuses: [204, 303, 404] }),

	// Media, signed unless the testimonial is public. HEAD and Range as in RFC 9110.
	"GET /media/submissions/{id}/{kind}": anyone<{
		query: {
			expires?: string
			signature?: string
			download?: string
			original?: string
			format?: string
			same_origin?: string
		}
	}>({
		statuses: [200, 206, 302, 304, 404, 409, 416],
	}),
	"GET /media/assets/{key}": anyone<Types>({ statuses: [200, 206, 304, 404, 416] }),

	// For administrators
	"GET /api/admin/dashboard": scoped<{
		query: Pick<NamedTenant, "tenant_slug"> & Partial<DashboardQuery>
		answer: Dashboard
	}>({
		...READS,

		statuses: [200, 422],
	}),
	"GET /api/admin/submission/{id}/download": scoped<{
		query: z.input<typeof DownloadQuery>
		answer: SubmissionDownload
	}>({
		effect: "export",
		asksAgain: "partly",
		role: "viewer",
		keyScope: "testimonials:read",
		product: "video_testimonials",
		statuses: [200, 404, 409],
	}),
	"POST /api/admin/submission/{id}/share": scoped<{ answer: SubmissionShare }>({
		...EDITS,

		statuses: [200, 404, 409],
	}),
	"DELETE /api/admin/submission/{id}": scoped<Types>({
		...REMOVES,

		statuses: [204, 404],
	}),
	"PATCH /api/admin/submission/{id}": scoped<{ body: z.input<typeof StatusChange>; answer: Submission }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 422],
	}),
	"PUT /api/admin/submission/{id}/pin": scoped<{ body: z.input<typeof PinChange>; answer: Submission }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 422],
	}),
	// A frame of the video, as a picture of up to 1 MB.
	"PUT /api/admin/submission/{id}/poster": scoped<{ file: "poster"; answer: Submission }>({
		...EDITS,

		statuses: [200, 400, 404, 408, 409, 413, 415, 422],
	}),
	"POST /api/admin/submission/{id}/repair": scoped<{ answer: Submission }>({
		...EDITS,

		statuses: [200, 404],
	}),
	"GET /api/admin/invitations": tenant<{ query: NamedTenant & Partial<Paging>; answer: Invitations }>({
		...READS,

		statuses: [200, 422],
	}),
	// Who would be invited, and who not and why. Changes nothing.
	"POST /api/admin/invitations/check": tenant<{
		query: NamedTenant
		body: z.input<typeof InviteCheck>
		answer: CheckedPeople
	}>({
		effect: "read",
		role: "editor",
		keyScope: "testimonials:write",
		product: "video_testimonials",
		statuses: [200, 400, 413, 422],
	}),
	"POST /api/admin/invitations": tenant<{
		query: NamedTenant
		body: z.input<typeof NewInvitations>
		answer: InvitedPeople
	}>({
		...EDITS,

		statuses: [200, 400, 409, 413, 422],
	}),
	"POST /api/admin/invitation/{id}/cancel": scoped<{ query: NamedTenant; answer: Invitation }>({
		...EDITS,

		statuses: [200, 404],
	}),
	"DELETE /api/admin/invitation/{id}": scoped<{ query: NamedTenant }>({
		...REMOVES,

		statuses: [204, 404],
	}),
	"PUT /api/admin/invitation-pace": tenant<{ query: NamedTenant; body: PaceUpdate; answer: InvitationPace }>({
		...EDITS,

		statuses: [200, 400, 422],
	}),
	"GET /api/admin/funnel": tenant<{ query: NamedTenant & z.input<typeof FunnelQuery>; answer: Funnel }>({
		...READS,

		statuses: [200, 400, 422],
	}),
	"GET /api/admin/widgets": tenant<{ query: NamedTenant; answer: Widgets }>({
		...READS,

		statuses: [200],
	}),
	"POST /api/admin/widgets": tenant<{ query: NamedTenant; body: z.input<typeof NewWidget>; answer: Widget }>({
		...EDITS,

		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/widget/{id}": scoped<{ query: NamedTenant; body: z.input<typeof WidgetUpdate>; answer: Widget }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/widget/{id}": scoped<{ query: NamedTenant }>({
		...REMOVES,

		statuses: [204, 404],
	}),
	// What public/widget.js would draw for settings that are not saved.
	"POST /api/admin/widget-preview": tenant<{
		query: NamedTenant
		body: z.input<typeof WidgetDraft>
		answer: WidgetView
	}>({ effect: "read", role: "viewer", product: "video_testimonials", statuses: [200, 400, 404, 422] }),
	// The sentence that customers agree to, with its versions
	"GET /api/admin/consent-text": tenant<{
		query: NamedTenant & Partial<z.infer<typeof ConsentTextQuery>>
		answer: ConsentTexts
	}>({
		...READS,

		statuses: [200, 422],
	}),
	"PUT /api/admin/consent-text": tenant<{
		query: NamedTenant
		body: z.input<typeof ConsentTextUpdate>
		answer: ConsentTexts
	}>({ effect: "edit", role: "editor", product: "video_testimonials", statuses: [200, 400, 409, 422] }),

	// Tags, of which an admin's dashboard answers all too.
	"GET /api/admin/tags": tenant<{ query: NamedTenant; answer: Tags }>({
		...READS,

		statuses: [200],
	}),
	"POST /api/admin/tags": tenant<{ query: NamedTenant; body: TagName; answer: Tag }>({
		...EDITS,

		statuses: [200, 400, 409, 422],
	}),
	"PUT /api/admin/tag/{id}": scoped<{ query: NamedTenant; body: TagName; answer: Tag }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 422],
	}),
	"DELETE /api/admin/tag/{id}": scoped<{ query: NamedTenant }>({
		...REMOVES,

		statuses: [204, 404, 409],
	}),
	"PUT /api/admin/submission/{id}/tags": scoped<{ body: z.input<typeof TagsChange>; answer: Submission }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 422],
	}),
	// Testimonials that a business has from elsewhere, with its own statement of how consent was given. A form like a
	// customer's: name, email, website, date, stars, source, consent_statement, duration_seconds, the video or upload_id of
	// one that arrived in parts, and a poster perhaps.
	"POST /api/admin/submissions/import-video": tenant<{ query: NamedTenant; answer: ImportedVideo }>({
		...EDITS,

		statuses: [200, 400, 404, 408, 409, 413, 415, 422],
	}),
	"POST /api/admin/submissions/import-texts": tenant<{
		query: NamedTenant
		body: z.input<typeof TextImport>
		answer: ImportedTexts
	}>({
		...EDITS,

		statuses: [200, 400, 413, 422],
	}),
	"GET /api/admin/submissions/export": scoped<{
		query: Pick<NamedTenant, "tenant_slug"> & SubmissionFilter
	}>({ effect: "export", asksAgain: true, role: "editor", product: "video_testimonials", statuses: [200, 422] }),

	// What is said in a testimonial
	"GET /api/admin/submission/{id}/captions": scoped<{ answer: CaptionsAnswer }>({
		...READS,

		statuses: [200, 404],
	}),
	"PUT /api/admin/submission/{id}/captions": scoped<{ body: CaptionsUpdate; answer: Captions }>({
		...EDITS,

		statuses: [200, 400, 404, 409, 413, 422],
	}),
	"POST /api/admin/submission/{id}/captions/transcribe": scoped<{ answer: Captions }>({
		...EDITS,

		statuses: [200, 404, 409, 422, 429],
	}),
	"DELETE /api/admin/submission/{id}/captions": scoped<Types>({
		...REMOVES,

		statuses: [204, 404],
	}),
} as const
