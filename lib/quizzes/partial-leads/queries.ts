import pg from "pg"
import type { z } from "zod"
import { db } from "@/lib/db/client"
import { defused, utcTime } from "@/lib/db/csv-columns"
import { exportCsv } from "@/lib/db/export-csv"
import { Prisma } from "@/lib/db/generated/client"
import { type Cursor, decodeCursor, paginate } from "@/lib/db/keyset"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import { ANONYMOUS } from "../defaults"
import { GIVEN_EMAIL_SQL, visitorNameSql } from "../given-contact"
import type { PartialLeads } from "./answers"
import type { PartialLeadsFilter, PartialLeadsQuery } from "./schema"

/** What a question about contact got, or else what the page asked for before the questions.
 * The chat's address, which the visitor gave elsewhere, is neither. */
const ADDRESS = `coalesce(${GIVEN_EMAIL_SQL},
	CASE WHEN q.contact_step = 'before' OR NOT v.questions @> '[{"type": "contact"}]' THEN s.user_email END)`
const NAME = visitorNameSql(ADDRESS)
const ANSWERED = "(SELECT count(*)::int FROM jsonb_object_keys(s.answers))"
/** Visitors who read that their answers are kept, gave an address, and stopped. One who answered in the last half hour
 * may still be at it. */
const STOPPED = `FROM quiz_sessions s JOIN tenants t ON t.id = s.tenant_id JOIN quizzes q ON q.id = s.quiz_id
	JOIN quiz_versions v ON v.id = s.version_id
	WHERE s.partial_lead AND s.completed_at IS NULL AND s.touched_at < now() - interval '30 minutes'
		AND ${ADDRESS} IS NOT NULL`

interface StoppedRow {
	id: string
	quizId: string
	quizName: string
	userName: string | null
	userEmail: string
	answered: number
	createdAt: Date
	slug: string
}

interface StoppedPage {
	tenantId: string | undefined
	quizId: string | undefined
	after: Cursor | null
	limit: number
}

/** Newest first, and one more than the page holds. */
const findStopped = ({ tenantId, quizId, after, limit }: StoppedPage) =>
	db().$queryRaw<StoppedRow[]>`
		SELECT s.id, s.quiz_id AS "quizId", v.name AS "quizName", ${Prisma.raw(NAME)} AS "userName",
			${Prisma.raw(ADDRESS)} AS "userEmail", ${Prisma.raw(ANSWERED)} AS answered, s.created_at AS "createdAt", t.slug
		${Prisma.raw(STOPPED)}
			${tenantId ? Prisma.sql`AND s.tenant_id = ${tenantId}::uuid` : Prisma.empty}
			${quizId ? Prisma.sql`AND s.quiz_id = ${quizId}::uuid` : Prisma.empty}
			${after ? Prisma.sql`AND (s.created_at, s.id) < (${after.createdAt}, ${after.id}::uuid)` : Prisma.empty}
		ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit + 1}`

export async function listPartialLeads(
	scope: AccessScope,
	{ limit, cursor, quiz_id: quizId }: z.infer<typeof PartialLeadsQuery>,
): Promise<z.infer<typeof PartialLeads>> {
	const { tenantId } = withinScope(scope)
	const found = await findStopped({ tenantId, quizId, limit, after: cursor ? decodeCursor(cursor) : null })
	const { rows, nextCursor } = paginate(found, limit)
	const sessions = rows.map((row) => ({
		session_id: row.id,
		quiz_id: row.quizId,
		quiz_name: row.quizName,
		user_name: row.userName || ANONYMOUS,
		user_email: row.userEmail,
		answered: row.answered,
		created_at: row.createdAt.toISOString(),
		tenant_slug: row.slug,
	}))
	return { sessions, next_cursor: nextCursor }
}

const COLUMNS = [
	["session_id", "s.id"],
	["tenant", defused("t.name")],
	["quiz_name", defused("v.name")],
	["user_name", defused(`coalesce(${NAME}, '${ANONYMOUS}')`)],
	["user_email", defused(ADDRESS)],
	["answered", ANSWERED],
	["created_at", utcTime("s.created_at")],
] as const

export function exportPartialLeads(
	scope: AccessScope,
	{ quiz_id: quizId }: z.infer<typeof PartialLeadsFilter>,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	const { tenantId } = withinScope(scope)
	const from = [
		STOPPED,
		tenantId && `AND s.tenant_id = ${pg.escapeLiteral(tenantId)}::uuid`,
		quizId && `AND s.quiz_id = ${pg.escapeLiteral(quizId)}::uuid`,
		"ORDER BY s.created_at DESC, s.id DESC",
	]
	return exportCsv({ columns: COLUMNS, from: from.filter(Boolean).join(" ") }, signal)
}
