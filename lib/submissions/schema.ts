import { z } from "zod"
import { emptyAsAbsent, pagingFields, SearchText } from "@/lib/db/paging"
import { KINDS, REJECTION_REASONS } from "./kinds"
import * as testimonialWords from "./words-public"

export const PAGE_SIZE_MAX = 200
export const STATUSES = ["pending", "approved", "rejected"] as const
/** Withdrawn testimonials are stored as rejected. Unsorted ones were rejected before the product asked for a reason. */
export const LIST_FILTERS = [...STATUSES, "withdrawn", "unsorted"] as const
export type ListFilter = (typeof LIST_FILTERS)[number]

/** Encoders round up and phones finish their last chunk, so a recording may exceed the limit by this much. */
const DURATION_GRACE_SECONDS = 10

export const longestVideoMs = (maxDurationSeconds: number) => (maxDurationSeconds + DURATION_GRACE_SECONDS) * 1000

export const SUBMISSION_NOT_FOUND = "Testimonial not found."

/** A malformed id is answered with 404, like an unknown one. */
export const SubmissionParams = z.object({ id: z.uuid(SUBMISSION_NOT_FOUND) })

const status = z.enum(LIST_FILTERS, "status must be pending, approved, rejected, withdrawn or unsorted").optional()

const kind = z.enum(KINDS, "kind must be video or written").optional()

export const SubmissionFilter = z.object({
	status: z.preprocess(emptyAsAbsent, status),
	kind: z.preprocess(emptyAsAbsent, kind),
	q: SearchText,
	tag: z.preprocess(emptyAsAbsent, z.uuid("tag must be the id of a tag").optional()),
	pinned: z.preprocess(emptyAsAbsent, z.enum(["1"], "pinned must be 1").optional()),
})
export type SubmissionFilter = z.infer<typeof SubmissionFilter>

const paging = pagingFields(PAGE_SIZE_MAX)
export const DashboardQuery = SubmissionFilter.extend({ ...paging, tenants_cursor: paging.cursor })
export type DashboardQuery = z.infer<typeof DashboardQuery>

export const StatusChange = z
	.object({
		status: z.enum(STATUSES, "status must be pending, approved or rejected"),
		/** The reason for a rejection. Null or absent: the business gave none, and the stars stay in its average. */
		reason: z
			.enum(REJECTION_REASONS, `reason must be one of ${REJECTION_REASONS.join(", ")}`)
			.nullable()
			.optional(),
	})
	.refine(({ status, reason }) => !reason || status === "rejected", {
		path: ["reason"],
		message: "reason is only for a rejection",
	})
export type StatusChange = z.infer<typeof StatusChange>

export const PinChange = z.object({ pinned: z.boolean("pinned must be true or false") })

export const DownloadQuery = z.object({ original: z.enum(["1"], "original must be 1").optional() })

export const MediaParams = z.object({
	id: z.uuid(testimonialWords.gone),
	kind: z.enum(["video", "poster", "photo", "captions"], testimonialWords.gone),
})
export const MediaQuery = z.object({
	expires: z.string().optional(),
	signature: z.string().optional(),
	download: z.string().optional(),
	original: z.string().optional(),
	format: z.string().optional(),
	same_origin: z.string().optional(),
})
