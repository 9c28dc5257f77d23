import { db, pool } from "@/lib/db/client"
import type { Prisma, PlaybackState as StoredPlaybackState, SubmissionStatus } from "@/lib/db/generated/client"
import { afterCursor, type Cursor, encodeCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import { prepared } from "@/lib/db/prepared"
import { notFound } from "@/lib/errors"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { SubmissionTotals } from "./answers"
import { type DashboardQuery, type ListFilter, SUBMISSION_NOT_FOUND, type SubmissionFilter } from "./schema"
import { findIds, findNeighbor } from "./search/queries"
import { FIELDS, PUBLIC_FIELDS } from "./stored-fields"
import { TAG } from "./tags/queries"

export const ROW = {
	id: true,
	kind: true,
	...FIELDS,
	createdAt: true,
	durationMs: true,
	fileSizeBytes: true,
	contentType: true,
	posterKey: true,
	writtenText: true,
	photoKey: true,
	status: true,
	sharedAt: true,
	accessVersion: true,
	withdrawnAt: true,
	pinnedAt: true,
	rejectionReason: true,
	importedAt: true,
	sourceUrl: true,
	sourceRating: true,
	language: true,
	fields: true,
	width: true,
	height: true,
	playback: { select: { state: true, error: true, videoKey: true, renditionKey: true } },
	tenant: { select: { name: true, slug: true } },
	captions: { select: { state: true } },
	tags: { select: { tag: { select: TAG } } },
} as const satisfies Prisma.SubmissionSelect
export type SubmissionRow = Prisma.SubmissionGetPayload<{ select: typeof ROW }>

function matching(filter: ListFilter | undefined): Prisma.SubmissionWhereInput {
	if (filter === "withdrawn") return { withdrawnAt: { not: null } }
	if (filter === "unsorted") return { rejectionReason: filter }
	return filter === "rejected" ? { status: filter, withdrawnAt: null } : { status: filter }
}

export async function listSubmissions(
	scope: AccessScope,
	{ limit, cursor, ...filter }: DashboardQuery,
): Promise<{ rows: SubmissionRow[]; nextCursor: string | null }> {
	const { status, kind, q, tag, pinned } = filter
	const found = (q || tag || pinned) && { id: { in: await findIds({ scope, ...filter, cursor, take: limit + 1 }) } }
	const rows = await db().submission.findMany({
		where: { ...withinScope(scope), ...(found || { ...matching(status), kind, ...afterCursor(cursor) }) },
		orderBy: NEWEST_FIRST,
		take: limit + 1,
		select: ROW,
	})
	return paginate(rows, limit)
}

/** From the counters that the database keeps. The few withdrawn rows have an index of their own. */
export async function submissionTotals(scope: AccessScope): Promise<SubmissionTotals> {
	const [sums, withdrawn, unsorted] = await Promise.all([
		db().submissionCount.groupBy({
			by: ["status"],
			where: withinScope(scope),
			_sum: { count: true, bytes: true },
		}),
		db().submission.count({ where: { ...withinScope(scope), ...matching("withdrawn") } }),
		countUnsorted(scope),
	])
	const countOf = (status: string) => Number(sums.find((row) => row.status === status)?._sum.count ?? 0)
	const [pending, approved, rejected] = [countOf("pending"), countOf("approved"), countOf("rejected")]
	return {
		total: pending + approved + rejected,
		pending,
		approved,
		// A withdrawal between the two reads must not make it negative.
		rejected: Math.max(0, rejected - withdrawn),
		withdrawn,
		...(unsorted > 0 && { unsorted }),
		file_size_bytes: sums.reduce((bytes, row) => bytes + Number(row._sum.bytes ?? 0), 0),
	}
}

/** Sorting is the business's own work, so the platform's list says nothing of it. */
async function countUnsorted(scope: AccessScope): Promise<number> {
	if (scope.kind === "platform") return 0
	const where = { ...withinScope(scope), outcome: "unsorted" }
	const { _sum } = await db().testimonialCount.aggregate({ _sum: { count: true }, where })
	return Number(_sum.count ?? 0)
}

export async function findSubmission(scope: AccessScope, id: string): Promise<SubmissionRow> {
	const row = await db().submission.findFirst({ where: { id, ...withinScope(scope) }, select: ROW })
	if (!row) throw notFound(SUBMISSION_NOT_FOUND)
	return row
}

export interface Neighbor {
	id: string
	tenant_slug: string
}

/** The rows before and after a row of the filtered list; null at its ends. The row itself need not match the filter. */
export async function findNeighbors(
	scope: AccessScope,
	row: Cursor,
	filter: SubmissionFilter,
): Promise<{ previous: Neighbor | null; next: Neighbor | null }> {
	const steps = { scope, ...filter, cursor: encodeCursor(row) }
	const [newer, older] = await Promise.all([
		findNeighbor({ ...steps, towards: "newer" }),
		findNeighbor({ ...steps, towards: "older" }),
	])
	const ids = [newer, older].filter((id) => id !== null)
	const rows = await db().submission.findMany({
		where: { id: { in: ids }, ...withinScope(scope) },
		select: { id: true, tenant: { select: { slug: true } } },
	})
	const neighbor = (id: string | null) => {
		const found = rows.find((each) => each.id === id)
		return found ? { id: found.id, tenant_slug: found.tenant.slug } : null
	}
	return { previous: neighbor(newer), next: neighbor(older) }
}

export function findPublicCase(id: string) {
	return db().submission.findUnique({
		where: { id },
		select: {
			id: true,
			tenantId: true,
			kind: true,
			...PUBLIC_FIELDS,
			createdAt: true,
			status: true,
			sharedAt: true,
			durationMs: true,
			contentType: true,
			width: true,
			height: true,
			fileSizeBytes: true,
			sha256: true,
			videoKey: true,
			posterKey: true,
			writtenText: true,
			photoKey: true,
			giftOffered: true,
			importedAt: true,
			accessVersion: true,
			withdrawnAt: true,
			playback: {
				select: {
					state: true,
					videoKey: true,
					videoSizeBytes: true,
					videoSha256: true,
					renditionKey: true,
					renditionSizeBytes: true,
					renditionSha256: true,
				},
			},
			captions: { select: { state: true, language: true, headline: true } },
			tenant: {
				select: {
					name: true,
					slug: true,
					logoKey: true,
					brandColor: true,
					isActive: true,
					publicSharedOnly: true,
					showTranscript: true,
					showMoreTestimonials: true,
					showVerify: true,
					showInSearch: true,
					videoTestimonialsEnabled: true,
					websiteUrl: true,
					giftDisclosure: true,
				},
			},
		},
	})
}
export type PublicCaseRow = NonNullable<Awaited<ReturnType<typeof findPublicCase>>>

export interface MediaCase {
	id: string
	name: string
	createdAt: Date
	status: SubmissionStatus
	sharedAt: Date | null
	withdrawnAt: Date | null
	accessVersion: number
	contentType: string
	sha256: string
	videoKey: string | null
	posterKey: string | null
	photoKey: string | null
	/** Bytes. */
	size: number
	playback: {
		state: StoredPlaybackState
		videoKey: string | null
		videoSize: number | null
		videoSha256: string | null
		renditionKey: string | null
		renditionSize: number | null
		renditionSha256: string | null
	} | null
	tenant: { isActive: boolean; publicSharedOnly: boolean }
}

const mediaCase = prepared(
	"media-case",
	`SELECT s.id, s.name, s.created_at AS "createdAt", s.status, s.shared_at AS "sharedAt", s.withdrawn_at AS "withdrawnAt",
		s.access_version AS "accessVersion", s.content_type AS "contentType", s.sha256, s.video_key AS "videoKey",
		s.poster_key AS "posterKey", s.photo_key AS "photoKey", s.file_size_bytes::float8 AS size,
		CASE WHEN p.submission_id IS NOT NULL THEN json_build_object(
			'state', p.state, 'videoKey', p.video_key, 'videoSize', p.video_size_bytes, 'videoSha256', p.video_sha256,
			'renditionKey', p.rendition_key, 'renditionSize', p.rendition_size_bytes, 'renditionSha256', p.rendition_sha256
		) END AS playback,
		json_build_object('isActive', t.is_active, 'publicSharedOnly', t.public_shared_only) AS tenant
	FROM submissions s JOIN tenants t ON t.id = s.tenant_id LEFT JOIN playbacks p ON p.submission_id = s.id
	WHERE s.id = $1`,
)

/** What the media routes need for each seek; null if there is no such row. policy.ts decides who may have it. */
export async function findMediaCase(id: string): Promise<MediaCase | null> {
	const { rows } = await pool().query<MediaCase>(mediaCase(id))
	return rows[0] ?? null
}
