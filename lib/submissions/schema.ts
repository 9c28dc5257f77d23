import { z } from "zod"

export const PAGE_SIZE_DEFAULT = 50
export const PAGE_SIZE_MAX = 200
const SEARCH_CAP = 200
export const STATUSES = ["pending", "approved", "rejected"] as const

export const SUBMISSION_NOT_FOUND = "Testimonial not found."

/** A malformed id names nothing: 404, as for one that does not exist. */
export const SubmissionParams = z.object({ id: z.uuid(SUBMISSION_NOT_FOUND) })

const status = z.enum(STATUSES, "status must be pending, approved or rejected").optional()
/** The API refuses NUL wherever it stands, but a page reads the address bar without it, and PostgreSQL takes no NUL. */
const q = z
	.string()
	.trim()
	.max(SEARCH_CAP, `q may have at most ${SEARCH_CAP} characters`)
	.refine((text) => !text.includes("\0"), "q contains characters that cannot be stored")
	.optional()
/** An empty value in the address bar means: no filter. */
const emptyAsAbsent = (value: unknown) => (value === "" ? undefined : value)

export const SubmissionFilter = z.object({
	status: z.preprocess(emptyAsAbsent, status),
	q: z.preprocess(emptyAsAbsent, q),
})
export type SubmissionFilter = z.infer<typeof SubmissionFilter>

export const DashboardQuery = SubmissionFilter.extend({
	limit: z.preprocess(
		emptyAsAbsent,
		z.coerce
			.number("limit must be a whole number")
			.int("limit must be a whole number")
			.min(1, "limit must be at least 1")
			.max(PAGE_SIZE_MAX, `limit must be at most ${PAGE_SIZE_MAX}`)
			.default(PAGE_SIZE_DEFAULT),
	),
	cursor: z.preprocess(emptyAsAbsent, z.string().max(200, "cursor is not valid").optional()),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

export const StatusChange = z.object({ status: z.enum(STATUSES, "status must be pending, approved or rejected") })

export const DownloadQuery = z.object({ original: z.enum(["1"], "original must be 1").optional() })
