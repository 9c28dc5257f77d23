import { scoped, tenant } from "@/lib/calls"
import { Paging } from "@/lib/db/paging"
import { Dashboard, Submission, SubmissionDownload, SubmissionShare } from "./answers"
import { Captions, CaptionsAnswer } from "./captions/answers"
import { CaptionsChange, UPDATE_CAP_BYTES } from "./captions/schema"
import { ConsentTexts } from "./consent/wording/answers"
import { ConsentTextQuery, ConsentTextUpdate } from "./consent/wording/schema"
import { Funnel } from "./funnel/answers"
import { FunnelQuery } from "./funnel/schema"
import { ImportedTexts, ImportedVideo } from "./imports/answers"
import { IMPORT_BODY_CAP, TextImport } from "./imports/schema"
import { CheckedPeople, Invitation, InvitationPace, Invitations, InvitedPeople } from "./invitations/answers"
import { INVITE_BODY_CAP, InvitationParams, InviteCheck, NewInvitations, PaceUpdate } from "./invitations/schema"
import { ImportVideoForm, POSTER_FILE, VIDEO_FILES } from "./receive/schema"
import { DashboardQuery, DownloadQuery, PinChange, StatusChange, SubmissionFilter, SubmissionParams } from "./schema"
import { Tag, Tags } from "./tags/answers"
import { TagName, TagParams, TagsChange } from "./tags/schema"
import { Widget, Widgets, WidgetView } from "./widgets/answers"
import { NewWidget, WidgetDraft, WidgetParams, WidgetUpdate } from "./widgets/schema"

const READS = { effect: "read", role: "viewer", keyScope: "testimonials:read", product: "video_testimonials" } as const
const WRITES = { role: "editor", keyScope: "testimonials:write", product: "video_testimonials" } as const
const EDITS = { role: "editor", keyScope: "testimonials:write", product: "video_testimonials", effect: "edit" } as const
const REMOVES = {
	role: "editor",
	keyScope: "testimonials:write",
	product: "video_testimonials",
	effect: "removal",
	asksAgain: false,
} as const

export const testimonialCalls = {
	"GET /api/admin/dashboard": scoped("List testimonials, with the business", {
		...READS,
		query: DashboardQuery,
		answer: Dashboard,
	}),
	"GET /api/admin/submission/{id}/download": scoped("Get the address of a testimonial's video", {
		effect: "export",
		asksAgain: "partly",
		role: "viewer",
		keyScope: "testimonials:read",
		product: "video_testimonials",
		params: SubmissionParams,
		query: DownloadQuery,
		answer: SubmissionDownload,
		statuses: [200, 404, 409],
	}),
	"POST /api/admin/submission/{id}/share": scoped("Share a testimonial", {
		...EDITS,
		params: SubmissionParams,
		answer: SubmissionShare,
		also: [409],
	}),
	"DELETE /api/admin/submission/{id}": scoped("Delete a testimonial", { ...REMOVES, params: SubmissionParams }),
	"PATCH /api/admin/submission/{id}": scoped("Approve or reject a testimonial", {
		...EDITS,
		params: SubmissionParams,
		body: StatusChange,
		answer: Submission,
		also: [409],
	}),
	"PUT /api/admin/submission/{id}/pin": scoped("Pin a testimonial, or no longer", {
		...EDITS,
		params: SubmissionParams,
		body: PinChange,
		answer: Submission,
		also: [409],
	}),
	"PUT /api/admin/submission/{id}/poster": scoped("Replace a video's poster by another of its frames", {
		...EDITS,
		params: SubmissionParams,
		files: POSTER_FILE,
		answer: Submission,
		also: [409],
	}),
	"POST /api/admin/submission/{id}/repair": scoped("Retry a video that could not be prepared", {
		...EDITS,
		params: SubmissionParams,
		answer: Submission,
	}),
	"GET /api/admin/invitations": tenant("List invited customers", { ...READS, query: Paging, answer: Invitations }),
	"POST /api/admin/invitations/check": tenant("See who would be invited", {
		...WRITES,
		effect: "read",
		body: InviteCheck,
		cap: INVITE_BODY_CAP,
		answer: CheckedPeople,
		also: [413],
	}),
	"POST /api/admin/invitations": tenant("Invite customers by email", {
		...EDITS,
		body: NewInvitations,
		cap: INVITE_BODY_CAP,
		answer: InvitedPeople,
		also: [409, 413],
	}),
	"POST /api/admin/invitation/{id}/cancel": scoped("Stop emails to an invited customer", {
		...EDITS,
		params: InvitationParams,
		answer: Invitation,
	}),
	"DELETE /api/admin/invitation/{id}": scoped("Delete an invitation", { ...REMOVES, params: InvitationParams }),
	"PUT /api/admin/invitation-pace": tenant("Change how many invitations are sent a day", {
		...EDITS,
		body: PaceUpdate,
		answer: InvitationPace,
	}),
	"GET /api/admin/funnel": tenant("Get where visitors give up", {
		...READS,
		query: FunnelQuery,
		answer: Funnel,
		also: [400],
	}),
	"GET /api/admin/widgets": tenant("List widgets", { ...READS, answer: Widgets }),
	"POST /api/admin/widgets": tenant("Create a widget", { ...EDITS, body: NewWidget, answer: Widget, also: [409] }),
	"PUT /api/admin/widget/{id}": scoped("Change a widget", {
		...EDITS,
		params: WidgetParams,
		body: WidgetUpdate,
		answer: Widget,
		also: [409],
	}),
	"DELETE /api/admin/widget/{id}": scoped("Delete a widget", { ...REMOVES, params: WidgetParams }),
	"POST /api/admin/widget-preview": tenant("See what a widget would show", {
		effect: "read",
		role: "viewer",
		product: "video_testimonials",
		body: WidgetDraft,
		answer: WidgetView,
		also: [404],
	}),
	"GET /api/admin/consent-text": tenant("Get the sentence that customers agree to", {
		...READS,
		query: ConsentTextQuery,
		answer: ConsentTexts,
	}),
	"PUT /api/admin/consent-text": tenant("Change the sentence that customers agree to", {
		effect: "edit",
		role: "editor",
		product: "video_testimonials",
		body: ConsentTextUpdate,
		answer: ConsentTexts,
		also: [409],
	}),

	// Tags. An admin's dashboard answers all of them too.
	"GET /api/admin/tags": tenant("List tags", { ...READS, answer: Tags }),
	"POST /api/admin/tags": tenant("Create a tag", { ...EDITS, body: TagName, answer: Tag, also: [409] }),
	"PUT /api/admin/tag/{id}": scoped("Rename a tag", {
		...EDITS,
		params: TagParams,
		body: TagName,
		answer: Tag,
		also: [409],
	}),
	"DELETE /api/admin/tag/{id}": scoped("Delete a tag", { ...REMOVES, params: TagParams, also: [409] }),
	"PUT /api/admin/submission/{id}/tags": scoped("Change a testimonial's tags", {
		...EDITS,
		params: SubmissionParams,
		body: TagsChange,
		answer: Submission,
		also: [409],
	}),
	// Testimonials from elsewhere, with the business's statement of how consent was given. A form like a customer's, with
	// source, consent_statement, duration_seconds, the video or upload_id, and a poster perhaps.
	"POST /api/admin/submissions/import-video": tenant("Import a video testimonial", {
		...EDITS,
		limit: "SUBMIT_ADDRESS",
		form: ImportVideoForm,
		files: VIDEO_FILES,
		deferred: true,
		answer: ImportedVideo,
		also: [404, 409],
	}),
	"POST /api/admin/submissions/import-texts": tenant("Import written testimonials", {
		...EDITS,
		body: TextImport,
		cap: IMPORT_BODY_CAP,
		answer: ImportedTexts,
		also: [413],
	}),
	"GET /api/admin/submissions/export": scoped("Export testimonials", {
		effect: "export",
		asksAgain: true,
		role: "editor",
		product: "video_testimonials",
		query: SubmissionFilter,
		types: ["text/csv"],
	}),

	"GET /api/admin/submission/{id}/captions": scoped("Get a testimonial's captions", {
		...READS,
		params: SubmissionParams,
		answer: CaptionsAnswer,
	}),
	"PUT /api/admin/submission/{id}/captions": scoped("Change a testimonial's captions", {
		...EDITS,
		params: SubmissionParams,
		body: CaptionsChange,
		cap: UPDATE_CAP_BYTES,
		answer: Captions,
		also: [409, 413],
	}),
	"POST /api/admin/submission/{id}/captions/transcribe": scoped("Make captions from a testimonial's sound", {
		...EDITS,
		params: SubmissionParams,
		answer: Captions,
		also: [409, 422, 429],
	}),
	"DELETE /api/admin/submission/{id}/captions": scoped("Delete a testimonial's captions", {
		...REMOVES,
		params: SubmissionParams,
	}),
}
