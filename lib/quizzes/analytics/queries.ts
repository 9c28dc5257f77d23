import { db } from "@/lib/db/client"
import { exportCsv } from "@/lib/db/export-csv"
import { Prisma } from "@/lib/db/generated/client"
import { decodeCursor, encodeCursor } from "@/lib/db/keyset"
import { notFound } from "@/lib/errors"
import { type AccessScope, withinScope } from "@/lib/tenants/scope"
import type { Question, QuestionType } from "../answers"
import { type ConsentRow, findConsents } from "../consents/queries"
import { GENERAL_CATEGORY } from "../defaults"
import { VISITOR_EMAIL_SQL, visitorNameSql } from "../given-contact"
import { pathLabels } from "../paths/path-label"
import { bestPoints } from "../points-of"
import { storedOutcomes, storedQuestions } from "../stored-content"
import { quizRefusals } from "../words"
import type { QuizAnalytics, QuizSummary } from "./answers"
import type { Bounds } from "./bounds"
import { csvQuery } from "./csv-query"
import { type CountedVersion, DISTRIBUTION_BUCKETS, dropOffOf, type QuestionCount, summarize } from "./figures"
import type { SessionFilter, SessionsQuery } from "./schema"
import { judgeQuestions, type WorthSums } from "./worth/judge"

/** Category means and paths cover this many of the newest sessions, so that they cost the same at any total. */
const SAMPLE = 1_000
const PATHS_SHOWN = 20
/** Each brings up to twenty columns. */
const QUIZZES_WITH_FIELDS = 25

const ROW = {
	id: true,
	quizId: true,
	userName: true,
	userEmail: true,
	percentage: true,
	totalScore: true,
	maxPossibleScore: true,
	timeTakenSeconds: true,
	completedAt: true,
	leadLevel: true,
	result: true,
	fields: true,
	version: { select: { name: true } },
	tenant: { select: { slug: true } },
} as const satisfies Prisma.QuizSessionSelect
type Row = Prisma.QuizSessionGetPayload<{ select: typeof ROW }>
type CompletedRow = {
	[K in Exclude<keyof Row, "userName" | "userEmail">]: NonNullable<Row[K]>
} & Pick<Row, "userName" | "userEmail">
export type SessionRow = CompletedRow & { switches: ReportSwitches | undefined; consents: ConsentRow[] | undefined }

/** Indexes start with the tenant, so a platform-wide query about a quiz first looks up its tenant. */
async function boundsOf(
	scope: AccessScope,
	{ quiz_id: quizId, lead_level: leadLevel }: SessionFilter,
): Promise<Bounds> {
	let { tenantId } = withinScope(scope)
	if (!tenantId && quizId) {
		const version = await db().quizVersion.findFirst({ where: { quizId }, select: { tenantId: true } })
		tenantId = version?.tenantId
	}
	return { tenantId, quizId, leadLevel }
}

interface ReportSwitches {
	id: string
	include_charts: boolean
	include_detailed_breakdown: boolean
}

async function reportSwitches(ids: string[]): Promise<Map<string, ReportSwitches>> {
	const rows = await db().$queryRaw<ReportSwitches[]>`
		SELECT s.id, (o -> 'action_config' ->> 'include_charts')::boolean AS include_charts,
			(o -> 'action_config' ->> 'include_detailed_breakdown')::boolean AS include_detailed_breakdown
		FROM quiz_sessions s JOIN quiz_versions v ON v.id = s.version_id
		CROSS JOIN jsonb_array_elements(v.outcomes) o
		WHERE s.id = ANY(${ids}::uuid[]) AND o ->> 'id' = s.result -> 'outcome' ->> 'id'`
	return new Map(rows.map((row) => [row.id, row]))
}

interface Visitor {
	id: string
	userName: string | null
	userEmail: string | null
}

/** Finds who took sessions that have no name or email of their own: answers about contact may say it. */
async function findVisitors(rows: readonly Visitor[]): Promise<Map<string, Visitor>> {
	const lacking = rows.filter(({ userName, userEmail }) => !userName || !userEmail).map(({ id }) => id)
	if (lacking.length === 0) return new Map()
	const found = await db().$queryRaw<Visitor[]>`
		SELECT s.id, ${Prisma.raw(visitorNameSql())} AS "userName", ${Prisma.raw(VISITOR_EMAIL_SQL)} AS "userEmail"
		FROM quiz_sessions s JOIN quiz_versions v ON v.id = s.version_id
		WHERE s.id = ANY(${lacking}::uuid[]) AND v.questions @> '[{"type": "contact"}]'`
	return new Map(found.map((each) => [each.id, each]))
}

export async function listSessions(
	scope: AccessScope,
	{ limit, cursor, ...filter }: SessionsQuery,
): Promise<{ rows: SessionRow[]; nextCursor: string | null }> {
	const after = cursor ? decodeCursor(cursor) : null
	const found = await db().quizSession.findMany({
		where: {
			...(await boundsOf(scope, filter)),
			// The extra bound lets PostgreSQL enter the index at the right place (lib/db/keyset.ts).
			completedAt: { not: null, ...(after && { lte: after.createdAt }) },
			...(after && {
				OR: [{ completedAt: { lt: after.createdAt } }, { completedAt: after.createdAt, id: { lt: after.id } }],
			}),
		},
		orderBy: [{ completedAt: "desc" }, { id: "desc" }],
		take: limit + 1,
		select: ROW,
	})
	// A table constraint guarantees that a completed session has a whole result.
	const completed = found.slice(0, limit) as CompletedRow[]
	const ids = completed.map(({ id }) => id)
	const [switches, consents, visitors] = await Promise.all([
		reportSwitches(ids),
		findConsents(ids),
		findVisitors(completed),
	])
	const rows = completed.map((row) => ({
		...row,
		...visitors.get(row.id),
		switches: switches.get(row.id),
		consents: consents.get(row.id),
	}))
	const last = rows.at(-1)
	const nextCursor = found.length > limit && last ? encodeCursor({ createdAt: last.completedAt, id: last.id }) : null
	return { rows, nextCursor }
}

export async function summaryOf(scope: AccessScope, filter: SessionFilter): Promise<QuizSummary> {
	const { _sum } = await db().quizSessionCount.aggregate({
		where: await boundsOf(scope, filter),
		_sum: { count: true, percentageSum: true, highCount: true, secondsSum: true },
	})
	return summarize({
		count: Number(_sum.count ?? 0),
		percentageSum: Number(_sum.percentageSum ?? 0),
		highCount: Number(_sum.highCount ?? 0),
		secondsSum: Number(_sum.secondsSum ?? 0),
	})
}

/** The exported quizzes' hidden fields, whose columns come last. */
async function fieldNames({ tenantId, quizId }: Bounds): Promise<string[]> {
	const rows = await db().quiz.findMany({
		where: { tenantId, id: quizId, hiddenFields: { isEmpty: false } },
		select: { hiddenFields: true },
		orderBy: { createdAt: "asc" },
		take: QUIZZES_WITH_FIELDS,
	})
	return [...new Set(rows.flatMap(({ hiddenFields }) => hiddenFields))]
}

/** In any version that was taken. */
async function asksFor(type: QuestionType, { tenantId, quizId }: Bounds): Promise<boolean> {
	const asked = await db().quizVersion.findFirst({
		where: { tenantId, quizId, questions: { array_contains: [{ type }] } },
		select: { id: true },
	})
	return asked !== null
}

export async function exportSessions(
	scope: AccessScope,
	filter: SessionFilter,
	signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
	const bounds = await boundsOf(scope, filter)
	const [fields, asksContact, asksConsent] = await Promise.all([
		fieldNames(bounds),
		asksFor("contact", bounds),
		asksFor("consent", bounds),
	])
	return exportCsv(csvQuery(bounds, { fields, asksContact, asksConsent }), signal)
}

export async function findAnalytics(scope: AccessScope, id: string): Promise<QuizAnalytics> {
	const quiz = await db().quiz.findFirst({
		where: { id, ...withinScope(scope) },
		select: { tenantId: true, questions: true, outcomes: true },
	})
	if (!quiz) throw notFound(quizRefusals.notFound)
	const of = { tenantId: quiz.tenantId, quizId: id }
	const questions = storedQuestions(quiz.questions)
	const [summary, distribution, categories, counts, versions, paths, sums] = await Promise.all([
		summaryOf(scope, { quiz_id: id }),
		findDistribution(of),
		findCategories(of, questions),
		findQuestionCounts(of),
		findCountedVersions(of),
		findPaths(of),
		findWorthSums(of),
	])
	const began = counts.filter(({ questionId }) => questionId === "")
	const drop_off = {
		started: began.reduce((sum, { count }) => sum + count, 0),
		questions: dropOffOf(questions, versions, counts),
	}
	const worth = summary.total_sessions > 0 ? worthIn(questions, storedOutcomes(quiz.outcomes).length, sums) : undefined
	const labels = pathLabels(
		questions,
		paths.map((path) => path.questions),
	)
	const named = paths.map((path, at) => ({ ...path, label: labels[at] ?? null }))
	return {
		summary,
		distribution,
		categories,
		...(named.length > 0 && { paths: named }),
		...(worth && { worth }),
		drop_off,
	}
}

interface OneQuiz {
	tenantId: string
	quizId: string
}

async function findDistribution(of: OneQuiz): Promise<number[]> {
	const sums = await db().quizSessionCount.groupBy({ by: ["bucket"], where: of, _sum: { count: true } })
	const counts = new Map(sums.map(({ bucket, _sum }) => [bucket, Number(_sum.count ?? 0)]))
	return Array.from({ length: DISTRIBUTION_BUCKETS }, (_, bucket) => counts.get(bucket) ?? 0)
}

/** In the quiz's order. Categories that the quiz no longer has come last. */
async function findCategories({ tenantId, quizId }: OneQuiz, questions: Question[]) {
	const means = await db().$queryRaw<{ name: string; percentage: number }[]>`
		SELECT c->>'name' AS name, round(avg((c->>'percentage')::numeric), 1)::float8 AS percentage
		FROM (
			SELECT result FROM quiz_sessions
			WHERE tenant_id = ${tenantId}::uuid AND quiz_id = ${quizId}::uuid AND completed_at IS NOT NULL
			ORDER BY completed_at DESC, id DESC LIMIT ${SAMPLE}
		) newest CROSS JOIN LATERAL jsonb_array_elements(newest.result->'categories') c
		GROUP BY 1 ORDER BY 1`
	const order = [...new Set(questions.map(({ category }) => category || GENERAL_CATEGORY))]
	const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
	return means.sort((a, b) => placeOf(a.name) - placeOf(b.name))
}

async function findQuestionCounts(of: OneQuiz): Promise<QuestionCount[]> {
	const rows = await db().quizQuestionCount.findMany({
		where: of,
		select: { versionId: true, questionId: true, count: true, met: true, passed: true },
	})
	return rows.map(({ count, met, passed, ...of }) => {
		return { ...of, count: Number(count), met: Number(met), passed: Number(passed) }
	})
}

type CountedPath = Omit<NonNullable<QuizAnalytics["paths"]>[number], "label">

function findPaths({ tenantId, quizId }: OneQuiz): Promise<CountedPath[]> {
	return db().$queryRaw`
		SELECT path AS questions, count(*)::int AS sessions,
			round(100.0 * count(*) / sum(count(*)) OVER (), 1)::float8 AS share,
			round(avg(percentage), 1)::float8 AS average_percentage
		FROM (
			SELECT path, percentage FROM quiz_sessions
			WHERE tenant_id = ${tenantId}::uuid AND quiz_id = ${quizId}::uuid AND completed_at IS NOT NULL
			ORDER BY completed_at DESC, id DESC LIMIT ${SAMPLE}
		) newest WHERE path <> '{}' GROUP BY path ORDER BY sessions DESC, path LIMIT ${PATHS_SHOWN}`
}

function findCountedVersions(of: OneQuiz): Promise<CountedVersion[]> {
	return db().$queryRaw<CountedVersion[]>`
		SELECT id, outline AS questions FROM quiz_versions
		WHERE tenant_id = ${of.tenantId}::uuid AND quiz_id = ${of.quizId}::uuid`
}

function findWorthSums({ tenantId, quizId }: OneQuiz): Promise<WorthSums[]> {
	return db().$queryRaw<WorthSums[]>`
		SELECT w.question_id AS "questionId", sum(w.n)::bigint AS n, sum(w.x)::bigint AS x, sum(w.y)::bigint AS y,
			sum(w.xx)::bigint AS xx, sum(w.yy)::bigint AS yy, sum(w.xy)::bigint AS xy, sum(w.same)::bigint AS same
		FROM quizzes q JOIN quiz_versions v ON v.tenant_id = q.tenant_id AND v.quiz_id = q.id
			AND v.scored_as = quiz_scored_as(q.questions, q.scoring_config, q.outcomes)
		JOIN quiz_question_worth w ON w.tenant_id = v.tenant_id AND w.quiz_id = v.quiz_id AND w.version_id = v.id
		WHERE q.tenant_id = ${tenantId}::uuid AND q.id = ${quizId}::uuid GROUP BY 1`
}

function worthIn(questions: readonly Question[], outcomes: number, sums: readonly WorthSums[]): QuizAnalytics["worth"] {
	const texts = new Map(questions.map(({ id, question }) => [id, question]))
	if (!questions.some((question) => (bestPoints(question) ?? 0) > 0)) return undefined
	const counted = Number(sums.find(({ questionId }) => questionId === "")?.n ?? 0)
	const judged = judgeQuestions(
		sums.filter(({ questionId }) => texts.has(questionId)),
		outcomes > 1,
	)
	return { counted, questions: judged.map((each) => ({ ...each, question: texts.get(each.question_id) ?? "" })) }
}
