import { randomToken, sha256Hex } from "@/lib/crypto/random-token"
import { type Db, db, transaction } from "@/lib/db/client"
import type { Prisma } from "@/lib/db/generated/client"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError, invalid, notFound } from "@/lib/errors"
import { ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { queueMail } from "@/lib/mail/queue-mail"
import { refusal } from "@/lib/refusals"
import { type HiddenFields, keptFields } from "@/lib/tenants/hidden-fields"
import type { VisitedTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import { ownTextsOf } from "@/lib/tenants/translations/queries"
import { RESULT_MAIL_KIND, resultMail } from "../actions/result-mail"
import { worthPartsOf } from "../analytics/worth/parts"
import { type GivenAnswers, readAnswers, sentAnswer } from "../answer-types"
import { answersProblem, missingQuestions } from "../check-answers"
import { findBetterThan } from "../comparison/queries"
import { keepConsents } from "../consents/mutations"
import { findAgreedTexts } from "../consents/queries"
import { visitorOf } from "../given-contact"
import { leadLevel } from "../lead-level"
import { holdPlaces, isOutcomeFull } from "../limits/mutations"
import { whyClosed } from "../limits/queries"
import { limitRefusals } from "../limits/words"
import { hasRules, onPath, pathSoFar, walk } from "../paths/walk"
import type { ResultSource } from "../report/report-data"
import { givenAnswers, storedAnswers, storedContent, storedResult } from "../stored-content"
import type { TakenSession } from "../taken-session"
import { quizRefusals } from "../words"
import type { AnswersSaved } from "./answers"
import type { Page } from "./on-page"
import { type AskedContent, progressOf } from "./progress-of"
import { askedContent, findAskedContent } from "./queries"
import { resultOf, withoutOutcome } from "./result-of"
import type { SaveAnswers, StartSession } from "./schema"

const MAILS_AN_HOUR = 5

const OPEN_DAYS = 30
const EXPIRED_AT_ONCE = 1_000

type Opened = {
	content_hash: string
	hidden_fields: string[]
	closes_at: Date | null
	response_limit: number | null
	keeps_partial: boolean
}

/** Freezes the quiz unless an earlier session did. @throws `not_found` without an active quiz; `forbidden` once it is
 * closed or full. */
export function startSession(
	{ tenantId }: TenantScope,
	quizId: string,
	{
		user_name,
		user_email,
		chat_session_id,
		fields: sent = {},
		keeps_partial: wasTold = false,
		language = null,
	}: StartSession & {
		language?: string | null
	},
): Promise<{ id: string; secret: string; path?: string[] }> {
	const secret = randomToken()
	return transaction(async (tx) => {
		// A shared lock makes a save wait: the session must get the version that is public now.
		const [quiz] = await tx.$queryRaw<Opened[]>`
			SELECT content_hash, hidden_fields, closes_at, response_limit,
				keep_partial_leads AND contact_step = 'before' AS keeps_partial
			FROM quizzes
			WHERE id = ${quizId}::uuid AND tenant_id = ${tenantId}::uuid AND is_active FOR SHARE`
		if (!quiz) throw notFound(quizRefusals.notFound)
		const { closes_at: closesAt, response_limit: responseLimit } = quiz
		if (responseLimit !== null) await holdPlaces(tx, quizId)
		const closed = await whyClosed({ id: quizId, tenantId, closesAt, responseLimit }, tx)
		if (closed) throw new AppError("forbidden", limitRefusals[closed])
		const version = (await findVersion(tx, quizId, quiz.content_hash)) ?? (await makeVersion(tx, quizId))
		const fields = keptFields(quiz.hidden_fields, sent)
		const session = await tx.quizSession.create({
			data: {
				tenantId,
				quizId,
				versionId: version.id,
				secretHash: sha256Hex(secret),
				userName: user_name || null,
				userEmail: user_email || null,
				partialLead: quiz.keeps_partial && wasTold && Boolean(user_email),
				chatSessionId: chat_session_id || null,
				fields,
				language,
			},
			select: { id: true },
		})
		return { id: session.id, secret, ...(await pathFrom(tx, version, fields)) }
	})
}

/** Only where hidden fields may lead to other questions than those that the opened page knows. */
async function pathFrom(tx: Db, version: { id: string }, fields: HiddenFields): Promise<{ path?: string[] }> {
	if (Object.keys(fields).length === 0) return {}
	const { path } = progressOf(await askedContent(tx, version.id), new Map(), fields)
	return path ? { path } : {}
}

function findVersion(tx: Db, quizId: string, contentHash: string): Promise<{ id: string } | null> {
	return tx.quizVersion.findUnique({ where: { quizId_contentHash: { quizId, contentHash } }, select: { id: true } })
}

/** The second of two simultaneous calls waits and takes the first one's version. */
async function makeVersion(tx: Db, quizId: string): Promise<{ id: string }> {
	const [version] = await tx.$queryRaw<{ id: string }[]>`
		INSERT INTO quiz_versions (tenant_id, quiz_id, content_hash, name, description, questions, scoring_config, outcomes)
		SELECT tenant_id, id, content_hash, name, description, questions, scoring_config, outcomes
		FROM quizzes WHERE id = ${quizId}::uuid
		ON CONFLICT (quiz_id, content_hash) DO UPDATE SET name = excluded.name RETURNING id`
	if (!version) throw notFound(quizRefusals.notFound)
	return version
}

/** One statement merges them, so that two simultaneous saves both count; with rules or consents, the lock before it makes
 * the second wait. An empty answer removes one. @returns all answers, and the path. @throws `invalid` for an unknown
 * question or option, `conflict` once the quiz is completed. */
export async function saveAnswers(
	session: TakenSession,
	{ answers = {}, user_name, user_email, keeps_partial: wasTold = false, consent_texts: shown }: SaveAnswers,
	page?: Page,
): Promise<AnswersSaved> {
	const content = await findAskedContent(session)
	const { questions } = content
	const problem = answersProblem(questions, answers)
	if (problem) throw invalid("answers", problem)
	const given = readAnswers(questions, answers)
	const removed = Object.keys(answers).filter((id) => !given.has(id))
	const kept = JSON.stringify(Object.fromEntries([...given].map(([id, answer]) => [id, sentAnswer(answer)])))
	const agreed = await findAgreedTexts({ questions, given, shown }, session.quizId, page)
	const takenBack = removed.filter((id) => questions.some((each) => each.id === id && each.type === "consent"))
	const mayMark = wasTold && [...given.values()].some((each) => each.kind === "contact" && each.contact.email)
	const merge = (on: Db, path: string[] | null) => on.$queryRaw<{ answers: Prisma.JsonValue }[]>`
		UPDATE quiz_sessions SET answers = (answers - ${removed}::text[]) || ${kept}::jsonb, touched_at = now(),
			path = coalesce(${path}::text[], path),
			partial_lead = partial_lead OR (${mayMark} AND EXISTS (
				SELECT FROM quizzes q WHERE q.id = quiz_sessions.quiz_id AND q.keep_partial_leads)),
			user_name = CASE WHEN ${user_name !== undefined} THEN ${user_name || null} ELSE user_name END,
			user_email = CASE WHEN ${user_email !== undefined} THEN ${user_email || null} ELSE user_email END
		WHERE id = ${session.id}::uuid AND completed_at IS NULL RETURNING answers`
	const isTicking = agreed.size > 0 || takenBack.length > 0
	const saved =
		hasRules(questions) || isTicking
			? await transaction(async (tx) => {
					if (isTicking) await sharePeople(tx, session.tenantId)
					const [row] = await tx.$queryRaw<{ answers: Prisma.JsonValue }[]>`
					SELECT (answers - ${removed}::text[]) || ${kept}::jsonb AS answers FROM quiz_sessions
					WHERE id = ${session.id}::uuid AND completed_at IS NULL FOR UPDATE`
					if (!row) return undefined
					await keepConsents(tx, session, agreed, takenBack)
					const { path, saved } = afterSaving(content, row.answers, session.fields)
					// Once: each change of a session locks its counters, in their order.
					await merge(tx, path)
					return saved
				})
			: (await merge(db(), null)).map((row) => ({ answers: storedAnswers(row.answers) }))[0]
	if (saved) return saved
	// The session is completed, or was erased since its secret was checked.
	const left = await db().quizSession.count({ where: { id: session.id } })
	throw left === 1 ? new AppError("conflict", quizRefusals.completed) : notFound(quizRefusals.sessionNotFound)
}

/** From all answers together: what decides may have come in an earlier call, or comes in this one after what it decides
 * about. */
function afterSaving(
	content: AskedContent,
	answers: Prisma.JsonValue,
	fields: HiddenFields,
): { path: string[] | null; saved: AnswersSaved } {
	const given = givenAnswers(content.questions, answers)
	const path = hasRules(content.questions) ? pathSoFar(walk(content, given, fields), given) : null
	return { path, saved: { answers: storedAnswers(answers), ...progressOf(content, given, fields) } }
}

/** Leads belong to another domain, which gets its data in the same transaction. */
export type RecordLead = (tx: Db, scope: TenantScope, lead: QuizLead) => Promise<void>

export type NotifyBusiness = (tx: Db, scope: TenantScope, sessionId: string) => Promise<void>

export interface QuizLead {
	email: string
	name: string | null
	/** What an answer about contact says, for a lead without a name. */
	likelyName?: string | null
	language?: string | null
	score: number
	quizName: string
	chatSessionId: string | null
}

interface Completion {
	tenant: VisitedTenant
	/** The present language of the visitor's page. */
	language?: string | null
	scope: TenantScope
	recordLead: RecordLead
	notifyBusiness: NotifyBusiness
}

/** Once: a repeated completion gets the first result. @throws `invalid` with an error per missing answer. */
export async function completeSession(session: TakenSession, completion: Completion): Promise<ResultSource> {
	const { language = null } = completion
	const own = language && (await ownTextsOf({ ...completion.tenant, ...completion.scope }, language, [session.quizId]))
	const { version, ...taken } = await transaction(async (tx) => {
		await sharePeople(tx, completion.scope.tenantId)
		const [quiz] = await tx.$queryRaw<{ quotas: Record<string, number> | null; closed_message: string | null }[]>`
			SELECT q.outcome_quotas AS quotas, q.closed_message FROM quiz_sessions s LEFT JOIN quizzes q ON q.id = s.quiz_id
			WHERE s.id = ${session.id}::uuid FOR UPDATE OF s`
		const row = await tx.quizSession.findUnique({
			where: { id: session.id },
			select: {
				answers: true,
				path: true,
				createdAt: true,
				userName: true,
				userEmail: true,
				chatSessionId: true,
				result: true,
				version: true,
			},
		})
		if (!row) throw notFound(quizRefusals.sessionNotFound)
		const { version, userName, userEmail, chatSessionId } = row
		const whole = storedContent(version)
		const given = givenAnswers(whole.questions, row.answers)
		const path = row.result === null ? (progressOf(whole, given, session.fields).path ?? []) : row.path
		const { content, answers } = onPath(whole, given, path)
		const visitor = { answers, userName, fields: session.fields }
		if (row.result !== null) return { version: content, ...visitor, result: storedResult(row.result) }
		refuseIfMissing(content.questions, answers)
		const decided = resultOf(content, answers, session.fields)
		const worth = worthPartsOf(content, answers, session.fields)
		// From here on, others may wait for this transaction, so all that takes time to compute comes before.
		const isFull = await isOutcomeFull(tx, session, decided.outcome, quiz?.quotas)
		// The answers count, but nothing of the outcome happens.
		const { result, outcome } = isFull ? withoutOutcome(decided.result, quiz?.closed_message ?? "") : decided

		const { tenant, scope, recordLead } = completion
		if (userEmail) {
			const score = Math.round(result.percentage_score)
			const { userName: likelyName } = visitorOf(row, content.questions, answers)
			const lead = { email: userEmail, name: userName, likelyName, score, quizName: version.name }
			await recordLead(tx, scope, { ...lead, language, chatSessionId })
		}
		const { questions, unscored } = content
		const taken = { tenant, quizName: version.name, userEmail, outcome, result, visitor, questions, unscored }
		const mail = inLanguage(language ?? ENGLISH, () => resultMail(taken), own || undefined)
		if (mail && (await mailsOfTheHour(tx, scope, mail.to)) < MAILS_AN_HOUR) await queueMail(tx, mail)

		await completion.notifyBusiness(tx, scope, session.id)
		const completedAt = new Date()
		// Last, because every other completion of this quiz waits for the lock on its counters.
		await tx.quizSession.update({
			where: { id: session.id },
			data: {
				completedAt,
				path,
				percentage: result.percentage_score,
				totalScore: result.total_score,
				maxPossibleScore: result.max_possible_score,
				leadLevel: leadLevel(result.percentage_score, content.scoringConfig.lead_thresholds),
				timeTakenSeconds: Math.max(0, Math.round((completedAt.getTime() - row.createdAt.getTime()) / 1000)),
				result: result,
				worth,
				language,
			},
			select: { id: true },
		})
		return { version: content, ...visitor, result }
	})
	const betterThan = await findBetterThan({ quizId: session.quizId, result: taken.result })
	return { version, session: { ...taken, betterThan } }
}

const ANSWER_NEEDED = refusal("answer_needed", "This question needs an answer.")

function refuseIfMissing(questions: Parameters<typeof missingQuestions>[0], answers: GivenAnswers): void {
	const missing = missingQuestions(questions, answers)
	if (missing.length === 0) return
	const errors = missing.map(({ id }) => ({ field: id, detail: ANSWER_NEEDED }))
	throw new AppError("invalid", quizRefusals.answerMissing, { errors })
}

function mailsOfTheHour(tx: Db, { tenantId }: TenantScope, toAddress: string): Promise<number> {
	const createdAt = { gt: new Date(Date.now() - 3_600_000) }
	return tx.mailDelivery.count({ where: { tenantId, toAddress, kind: RESULT_MAIL_KIND, createdAt } })
}

/** They hold answers of visitors who left. The quiz's figures still count them. @returns how many were deleted. */
export async function deleteAbandonedSessions(now: Date): Promise<number> {
	const before = new Date(now.getTime() - OPEN_DAYS * 86_400_000)
	let deleted = 0
	let batch: number
	do {
		batch = await transaction(async (tx) => {
			await tx.$queryRaw`SELECT set_config('quizzes.keep_question_counts', 'on', true)`
			return tx.$executeRaw`DELETE FROM quiz_sessions WHERE id IN (
				SELECT id FROM quiz_sessions WHERE completed_at IS NULL AND created_at < ${before}
				ORDER BY created_at LIMIT ${EXPIRED_AT_ONCE} FOR UPDATE SKIP LOCKED)`
		})
		deleted += batch
	} while (batch === EXPIRED_AT_ONCE)
	return deleted
}
