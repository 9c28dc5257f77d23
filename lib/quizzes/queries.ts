import { db, pool } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import { sharedRead } from "@/lib/db/in-batches"
import { afterCursor, NEWEST_FIRST, paginate } from "@/lib/db/keyset"
import type { Paging } from "@/lib/db/paging"
import { prepared } from "@/lib/db/prepared"
import { notFound } from "@/lib/errors"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import type { NewestSession } from "./analytics/answers"
import { IS_OPEN, whyClosed } from "./limits/queries"
import type { PublicQuizEntry, QuizOffer } from "./sessions/answers"
import { storedQuestions } from "./stored-content"
import { quizRefusals } from "./words"

const PUBLIC_LIST_CAP = 100

export function listPublicQuizzes({ tenantId }: TenantScope): Promise<PublicQuizEntry[]> {
	return db().$queryRaw<PublicQuizEntry[]>`
		SELECT q.id, q.name AS quiz_name, q.description AS quiz_description,
			jsonb_array_length(q.questions) AS question_count
		FROM quizzes q WHERE q.tenant_id = ${tenantId}::uuid AND ${Prisma.raw(IS_OPEN)}
		ORDER BY q.created_at DESC, q.id DESC LIMIT ${PUBLIC_LIST_CAP}`
}

const OFFERED_CAP = 10
const offeredQuizzes = prepared(
	"offered-quizzes",
	`SELECT q.id, q.name AS quiz_name FROM quizzes q WHERE q.tenant_id = $1 AND ${IS_OPEN}
	ORDER BY q.created_at DESC, q.id DESC LIMIT ${OFFERED_CAP}`,
)

const readOffered = sharedRead(async (tenantId): Promise<readonly QuizOffer[]> => {
	const { rows } = await pool().query<QuizOffer>(offeredQuizzes(tenantId))
	return rows
})

/** Active quizzes that can be begun, for the chat, newest first. It reads nothing else, because a visitor is waiting. */
export async function listOfferedQuizzes({ tenantId }: TenantScope): Promise<QuizOffer[]> {
	return [...(await readOffered(tenantId))]
}

const offeredNames = prepared(
	"offered-quiz-names",
	`SELECT q.name, t.texts ->> q.name AS said FROM quizzes q
	JOIN translations t ON t.tenant_id = q.tenant_id AND t.subject = q.id::text
	WHERE q.tenant_id = $1 AND ${IS_OPEN} AND t.language = $2 AND t.texts ? q.name
	ORDER BY q.created_at DESC, q.id DESC LIMIT ${OFFERED_CAP}`,
)

/** Names of active quizzes in this language, by the name as the business wrote it. */
export async function offeredQuizNames({ tenantId }: { tenantId: string }, language: string) {
	const { rows } = await pool().query<{ name: string; said: string }>(offeredNames(tenantId, language))
	return Object.fromEntries(rows.map(({ name, said }) => [name, said]))
}

export async function findPublicQuiz({ tenantId }: TenantScope, id: string) {
	const row = await db().quiz.findFirst({
		where: { id, tenantId, isActive: true },
		select: {
			id: true,
			tenantId: true,
			name: true,
			description: true,
			questions: true,
			contactStep: true,
			autoAdvance: true,
			closesAt: true,
			responseLimit: true,
			closedMessage: true,
			hiddenFields: true,
		},
	})
	if (!row) throw notFound(quizRefusals.notFound)
	return { ...row, questions: storedQuestions(row.questions), closed: await whyClosed(row) }
}

const tenantOfQuiz = prepared(
	"tenant-of-quiz",
	"SELECT t.slug FROM quizzes q JOIN tenants t ON t.id = q.tenant_id WHERE q.id = $1",
)

/** Without a scope, because an address on another website names only the quiz. */
export async function findQuizTenant(id: string): Promise<string | null> {
	const { rows } = await pool().query<{ slug: string }>(tenantOfQuiz(id))
	return rows[0]?.slug ?? null
}

/** The content can have 512 KB. */
const HEAD = {
	id: true,
	name: true,
	description: true,
	contactStep: true,
	autoAdvance: true,
	showComparison: true,
	hiddenFields: true,
	isActive: true,
	closesAt: true,
	responseLimit: true,
	outcomeQuotas: true,
	closedMessage: true,
	createdAt: true,
	settingsUpdatedAt: true,
	tenant: { select: { name: true, slug: true, brandColor: true } },
} as const satisfies Prisma.QuizSelect
const FULL = { ...HEAD, questions: true, scoringConfig: true, outcomes: true } as const satisfies Prisma.QuizSelect

interface Counted {
	sessionCount: number
}
export type QuizEntryRow = Prisma.QuizGetPayload<{ select: typeof HEAD }> & Counted & { questionCount: number }
export type QuizRow = Prisma.QuizGetPayload<{ select: typeof FULL }> & Counted

async function sessionCounts(ids: string[]): Promise<Map<string, number>> {
	const sums = await db().$queryRaw<{ id: string; count: number }[]>`
		SELECT q.id, coalesce(sum(c.count), 0)::float8 AS count FROM quizzes q
		JOIN quiz_session_counts c ON c.tenant_id = q.tenant_id AND c.quiz_id = q.id
		WHERE q.id = ANY(${ids}::uuid[]) GROUP BY q.id`
	return new Map(sums.map(({ id, count }) => [id, count]))
}

async function questionCounts(ids: string[]): Promise<Map<string, number>> {
	const lengths = await db().$queryRaw<{ id: string; count: number }[]>`
		SELECT id, jsonb_array_length(questions) AS count FROM quizzes WHERE id = ANY(${ids}::uuid[])`
	return new Map(lengths.map(({ id, count }) => [id, count]))
}

const pageOf = (scope: AccessScope, { limit, cursor }: Paging) => ({
	where: { ...withinScope(scope), ...afterCursor(cursor) },
	orderBy: NEWEST_FIRST,
	take: limit + 1,
})

export async function listWholeQuizzes(
	scope: AccessScope,
	paging: Paging,
): Promise<{ rows: QuizRow[]; nextCursor: string | null }> {
	const found = await db().quiz.findMany({ ...pageOf(scope, paging), select: FULL })
	const { rows, nextCursor } = paginate(found, paging.limit)
	const counts = await sessionCounts(rows.map(({ id }) => id))
	return { rows: rows.map((row) => ({ ...row, sessionCount: counts.get(row.id) ?? 0 })), nextCursor }
}

export async function listQuizzes(
	scope: AccessScope,
	paging: Paging,
): Promise<{ rows: QuizEntryRow[]; nextCursor: string | null }> {
	const found = await db().quiz.findMany({ ...pageOf(scope, paging), select: HEAD })
	const { rows, nextCursor } = paginate(found, paging.limit)
	const ids = rows.map(({ id }) => id)
	const [sessions, questions] = await Promise.all([sessionCounts(ids), questionCounts(ids)])
	const counted = rows.map((row) => ({
		...row,
		sessionCount: sessions.get(row.id) ?? 0,
		questionCount: questions.get(row.id) ?? 0,
	}))
	return { rows: counted, nextCursor }
}

export async function findQuiz(scope: AccessScope, id: string): Promise<QuizRow> {
	const [row, counts] = await Promise.all([
		db().quiz.findFirst({ where: { id, ...withinScope(scope) }, select: FULL }),
		sessionCounts([id]),
	])
	if (!row) throw notFound(quizRefusals.notFound)
	return { ...row, sessionCount: counts.get(id) ?? 0 }
}

/** @param emails normalized. */
export function newestSessions({ tenantId }: TenantScope, emails: string[]): Promise<NewestSession[]> {
	return db().$queryRaw<NewestSession[]>`
		SELECT DISTINCT ON (user_email) user_email AS email, quiz_id, id AS session_id, lead_level FROM quiz_sessions
		WHERE tenant_id = ${tenantId}::uuid AND user_email = ANY(${emails}) AND completed_at IS NOT NULL
		ORDER BY user_email, completed_at DESC`
}
