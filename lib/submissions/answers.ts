import { z } from "zod"
import { Tenant } from "@/lib/tenants/answers"
import { CaptionsState } from "./captions/answers"
import {
	type AnsweredAlways,
	type AnsweredIfGiven,
	FIELD_NAMES,
	type FieldKind,
	type FieldName,
	type FormField,
	fieldOf,
} from "./form-fields"
import { REJECTION_REASONS } from "./kinds"
import { STATUSES } from "./schema"
import { PUBLIC_NAMES } from "./stored-fields"
import { Tag } from "./tags/answers"

export const SubmissionReceived = z.strictObject({ submission_id: z.uuid() })
export type SubmissionReceived = z.infer<typeof SubmissionReceived>

/** Only a written testimonial has these. Its video_url is null, and its content_type text/plain. */
const WRITTEN = {
	kind: z.literal("written").optional(),
	text: z.string().optional(),
	photo_url: z.string().nullable().optional(),
}
export type Written = z.infer<z.ZodObject<typeof WRITTEN>>

const VALUES = {
	line: z.string(),
	email: z.string(),
	link: z.string(),
	stars: z.int().min(1).max(5),
} satisfies Record<Exclude<FieldKind, "choice">, z.ZodType>
const answeredValue = (field: FormField): z.ZodType =>
	field.kind === "choice" ? z.enum(Object.keys(field.options)) : VALUES[field.kind]

type Always<N extends FieldName> = { [A in keyof AnsweredAlways<N>]: z.ZodType<AnsweredAlways<N>[A]> }
type IfGiven<N extends FieldName> = {
	[A in keyof AnsweredIfGiven<N>]-?: z.ZodOptional<z.ZodType<NonNullable<AnsweredIfGiven<N>[A]>>>
}

/** The fields of lib/submissions/form-fields.ts, as presentFields() answers them. */
function answeredFields<N extends FieldName>(names: readonly N[]) {
	const always: Record<string, unknown> = {}
	const ifGiven: Record<string, unknown> = {}
	for (const name of names) {
		const field = fieldOf(name)
		const value = answeredValue(field)
		if (field.isLeftOut) ifGiven[name] = value.optional()
		else always[name] = "missing" in field ? value : value.nullable()
	}
	return { always: always as Always<N>, ifGiven: ifGiven as IfGiven<N> }
}
const OWN = answeredFields(FIELD_NAMES)
const PUBLIC = answeredFields(PUBLIC_NAMES)

/** The served copy. failed: there is none, and only the business can have the file as received. */
export const PlaybackState = z.enum(["processing", "ready", "failed"])
export type PlaybackState = z.infer<typeof PlaybackState>

export const PublicTestimonial = z.strictObject({
	/** Null for a written one, and while the video has no copy to serve. */
	video_url: z.string().nullable(),
	playback_state: PlaybackState.optional(),
	rendition_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	...PUBLIC.always,
	created_at: z.iso.datetime(),
	tenant: z.strictObject({
		name: z.string(),
		slug: z.string(),
		logo_url: z.string().nullable(),
		brand_color: z.string().nullable(),
	}),
	/** False until the business approves. The page then asks search engines not to index it. */
	is_approved: z.boolean(),
	content_type: z.string(),
	width: z.int().nullable(),
	height: z.int().nullable(),
	captions: z.strictObject({ url: z.string(), language: z.string() }).nullable(),
	...WRITTEN,
	...PUBLIC.ifGiven,
})
export type PublicTestimonial = z.infer<typeof PublicTestimonial>

export const SubmissionStatus = z.enum(STATUSES)
export type SubmissionStatus = z.infer<typeof SubmissionStatus>

export const Submission = z.strictObject({
	id: z.uuid(),
	...OWN.always,
	/** For an imported testimonial the day that the business names. */
	created_at: z.iso.datetime(),
	duration_seconds: z.number(),
	file_size_bytes: z.int(),
	video_url: z.string().nullable(),
	poster_url: z.string().nullable(),
	content_type: z.string(),
	status: SubmissionStatus,
	shared_at: z.iso.datetime().nullable(),
	withdrawn_at: z.iso.datetime().nullable(),
	/** Why the business rejected it. Only there if it gave a reason; "unsorted" if it was rejected before reasons. */
	rejection_reason: z.enum([...REJECTION_REASONS, "unsorted"]).optional(),
	playback_state: PlaybackState,
	/** A sentence: why there is no copy, or that some devices cannot play it. Otherwise null. */
	playback_error: z.string().nullable(),
	tenant_name: z.string(),
	tenant_slug: z.string(),
	captions_state: CaptionsState.nullable(),
	tags: z.array(Tag),
	/** When the business put it at the top of its walls and widgets. Its own list keeps its order. */
	pinned_at: z.iso.datetime().nullable(),
	...WRITTEN,
	imported_at: z.iso.datetime().optional(),
	source_url: z.string().optional(),
	source_rating: z.string().optional(),
	/** Hidden fields that came with the page's address. Left out if there are none. */
	fields: z.record(z.string(), z.string()).optional(),
	...OWN.ifGiven,
})
export type Submission = z.infer<typeof Submission>

export const SubmissionTotals = z.strictObject({
	total: z.int(),
	pending: z.int(),
	approved: z.int(),
	/** Rejected by the business. Withdrawn ones count apart, whatever their status. */
	rejected: z.int(),
	withdrawn: z.int(),
	/** Rejected before reasons were asked for. Only there if the business still has to sort some. */
	unsorted: z.int().optional(),
	file_size_bytes: z.int(),
})
export type SubmissionTotals = z.infer<typeof SubmissionTotals>

export const Dashboard = z.strictObject({
	tenant: Tenant.nullable(),
	/** For a platform admin who named no tenant: the tenants, newest first. Otherwise empty. */
	tenants: z.array(Tenant),
	tenants_next_cursor: z.string().nullable(),
	submissions: z.array(Submission),
	tags: z.array(Tag),
	next_cursor: z.string().nullable(),
	totals: SubmissionTotals,
})
export type Dashboard = z.infer<typeof Dashboard>

export const SubmissionDownload = z.strictObject({ download_url: z.string(), filename: z.string() })
export type SubmissionDownload = z.infer<typeof SubmissionDownload>

export const SubmissionShare = z.strictObject({ share_url: z.string(), share_text: z.string() })
export type SubmissionShare = z.infer<typeof SubmissionShare>
