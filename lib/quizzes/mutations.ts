import type { Actor } from "@/lib/accounts/actor"
import { type Change, recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { ContactStep, Quiz } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError, invalid, notFound } from "@/lib/errors"
import { type AccessScope, type TenantScope, withinScope } from "@/lib/tenants/scope"
import type { Outcome, Question, ScoringConfig } from "./answers"
import { auditedQuiz } from "./audited-quiz"
import { contentHash } from "./content-hash"
import { copyName } from "./copy-name"
import { newScoringConfig, QUIZ_BYTES_MAX } from "./defaults"
import { keepKnownPoints } from "./keep-known-points"
import { checkOutcomes } from "./paths/check-outcomes"
import { checkPaths } from "./paths/check-paths"
import { canPublish } from "./policy"
import { findQuiz, type QuizRow } from "./queries"
import { type QuizChanges, quizChanges } from "./quiz-changes"
import type { CreateQuiz, QuizUpdateForm } from "./schema"
import { storedOutcomes, storedQuestions, storedQuotas, storedScoring } from "./stored-content"
import { pathProblems, quizRefusals } from "./words"

type QuizChange = Omit<Change, "tenantId" | "targetId"> & { quiz: Pick<Quiz, "id" | "tenantId"> }

function record(tx: Db, actor: Actor, { quiz, ...change }: QuizChange): Promise<void> {
	return recordChange(tx, actor, {
		...change,
		tenantId: quiz.tenantId,
		targetId: quiz.id,
	})
}

async function lock(tx: Db, scope: AccessScope, id: string): Promise<Quiz> {
	const { tenantId = null } = withinScope(scope)
	const locked = await tx.$executeRaw`
		SELECT 1 FROM quizzes WHERE id = ${id}::uuid AND coalesce(${tenantId}::uuid, tenant_id) = tenant_id FOR UPDATE`
	if (locked !== 1) throw notFound(quizRefusals.notFound)
	return tx.quiz.findUniqueOrThrow({ where: { id } })
}

async function insert(tx: Db, tenantId: string, content: Content, contactStep?: ContactStep): Promise<Quiz> {
	return tx.quiz.create({ data: { tenantId, ...content, contactStep, contentHash: contentHash(content) } })
}

function refuseTooLarge(content: Content): void {
	if (Buffer.byteLength(JSON.stringify(content)) > QUIZ_BYTES_MAX)
		throw new AppError("too_large", quizRefusals.tooLarge)
}

interface Content {
	name: string
	description: string
	questions: Question[]
	scoringConfig: ScoringConfig
	outcomes: Outcome[]
}

const contentOf = (quiz: Quiz): Content => ({
	name: quiz.name,
	description: quiz.description,
	questions: storedQuestions(quiz.questions),
	scoringConfig: storedScoring(quiz.scoringConfig),
	outcomes: storedOutcomes(quiz.outcomes),
})

const OWN = ["id", "tenantId", "isActive", "createdAt", "settingsUpdatedAt", "contentHash"]
const CONTENT: readonly string[] = [
	"name",
	"description",
	"questions",
	"scoringConfig",
	"outcomes",
] satisfies (keyof Content)[]

/** Whatever else the row holds, so that a copy has a setting that comes later, too. */
const settingsOf = (quiz: Quiz) =>
	Object.fromEntries(Object.entries(quiz).filter(([name]) => !OWN.includes(name) && !CONTENT.includes(name)))

/** A draft, empty or with what the caller sends along. @throws `too_large`. */
export async function createQuiz(scope: TenantScope, actor: Actor, input: CreateQuiz): Promise<QuizRow> {
	const id = await transaction(async (tx) => {
		const content = {
			name: input.quiz_name,
			description: input.quiz_description,
			questions: (input.questions ?? []).map(keepKnownPoints),
			scoringConfig: input.scoring_config ?? newScoringConfig(),
			outcomes: input.outcomes ?? [],
		}
		refuseTooLarge(content)
		const quiz = await insert(tx, scope.tenantId, content, input.contact_step)
		const after = content.questions.length > 0 ? auditedQuiz(quiz) : { quiz_name: quiz.name }
		await record(tx, actor, { quiz, action: "quiz.created", after })
		return quiz.id
	})
	return findQuiz(scope, id)
}

/** In the same tenant, even if a platform admin asks. @throws `not_found`. */
export async function duplicateQuiz(scope: AccessScope, actor: Actor, id: string): Promise<QuizRow> {
	const copyId = await transaction(async (tx) => {
		const original = await tx.quiz.findFirst({ where: { id, ...withinScope(scope) } })
		if (!original) throw notFound(quizRefusals.notFound)
		const copy = await insert(tx, original.tenantId, { ...contentOf(original), name: copyName(original.name) })
		const isOver = original.closesAt !== null && original.closesAt <= new Date()
		await tx.quiz.update({
			where: { id: copy.id },
			data: { ...settingsOf(original), ...(isOver && { closesAt: null }) },
		})
		await tx.$executeRaw`INSERT INTO translations (tenant_id, subject, language, texts)
			SELECT tenant_id, ${copy.id}, language, texts FROM translations
			WHERE tenant_id = ${original.tenantId}::uuid AND subject = ${original.id}`
		await record(tx, actor, { quiz: copy, action: "quiz.duplicated", after: { quiz_name: copy.name, copy_of: id } })
		return copy.id
	})
	return findQuiz(scope, copyId)
}

/** A save that changes nothing leaves no audit entry. Running sessions keep the old quiz. @throws `not_found`;
 * `conflict` if it was saved after `updated_at`; `invalid` for a public quiz without a question, or
 * with one that no visitor can get to; `too_large`. */
export async function saveQuiz(scope: AccessScope, actor: Actor, id: string, input: QuizUpdateForm): Promise<QuizRow> {
	await transaction(async (tx) => {
		const before = await lock(tx, scope, id)
		const readAt = input.updated_at && new Date(input.updated_at).getTime()
		if (readAt !== undefined && readAt !== before.settingsUpdatedAt.getTime())
			throw new AppError("conflict", quizRefusals.stale)
		const changes = quizChanges(before, input)
		if (Object.keys(changes).length === 0) return
		const after = await write(tx, before, changes)
		await record(tx, actor, {
			quiz: before,
			action: "quiz.changed",
			before: auditedQuiz(before),
			after: auditedQuiz(after),
		})
	})
	return findQuiz(scope, id)
}

function refuseBrokenPaths(
	{ questions, outcomes }: Pick<Content, "questions" | "outcomes">,
	fields: readonly string[],
) {
	const paths = checkPaths(questions, fields).map(({ id, kind, number, other }) => {
		return { field: `questions.${id}`, detail: pathProblems[kind](number, other) }
	})
	const errors = [...paths, ...checkOutcomes(questions, outcomes, fields)]
	if (errors[0]) throw new AppError("invalid", errors[0].detail, { errors })
}

async function write(tx: Db, before: Quiz, changes: QuizChanges): Promise<Quiz> {
	const { isActive, hiddenFields = before.hiddenFields } = changes
	const changed = Object.entries(changes).filter(([name]) => CONTENT.includes(name))
	const content: Content = { ...contentOf(before), ...Object.fromEntries(changed) }
	const quotas = Object.entries(changes.outcomeQuotas ?? storedQuotas(before.outcomeQuotas))
	const outcomeQuotas = Object.fromEntries(quotas.filter(([of]) => content.outcomes.some(({ id }) => id === of)))
	if ((isActive ?? before.isActive) && !canPublish(content)) {
		throw invalid(isActive ? "is_active" : "questions", quizRefusals.publishNeedsQuestion)
	}
	if (isActive ?? before.isActive) refuseBrokenPaths(content, hiddenFields)
	refuseTooLarge(content)
	return tx.quiz.update({
		where: { id: before.id },
		data: {
			...changes,
			...content,
			outcomeQuotas,
			contentHash: contentHash(content),
			settingsUpdatedAt: laterThan(before.settingsUpdatedAt),
		},
	})
}

/** Its sessions stay, with the versions that they answered. @throws `not_found`. */
export async function deleteQuiz(scope: AccessScope, actor: Actor, id: string): Promise<void> {
	await transaction(async (tx) => {
		const quiz = await lock(tx, scope, id)
		await tx.quiz.delete({ where: { id } })
		await tx.translation.deleteMany({ where: { tenantId: quiz.tenantId, subject: id } })
		await record(tx, actor, { quiz, action: "quiz.deleted", before: auditedQuiz(quiz) })
	})
}
