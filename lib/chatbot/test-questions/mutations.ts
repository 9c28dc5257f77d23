import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { TestQuestion } from "@/lib/db/generated/client"
import { laterThan } from "@/lib/db/later-than"
import { sharePeople } from "@/lib/db/people-lock"
import { AppError, invalid, notFound } from "@/lib/errors"
import { enqueue, wakeQueue } from "@/lib/jobs/queue"
import type { TenantScope } from "@/lib/tenants/scope"
import { storedSources } from "../citations/stored-sources"
import { cleanText } from "../clean-text"
import { MESSAGE_CAP } from "../conversations/schema"
import { judgeAnswer } from "./judge-answer"
import { lockRun } from "./run/row-mutations"
import type { NewTestQuestion, TestQuestionUpdate } from "./schema"
import { TEST_QUESTIONS_MAX } from "./test-questions-max"
import { testQuestionRefusals } from "./words"

/** Never the question, which may be a visitor's words and would outlive their erasure. */
const audited = ({ expects, sourceId }: Pick<TestQuestion, "expects" | "sourceId">) => ({
	expects,
	source_id: sourceId,
})

async function assertNew(tx: Db, tenantId: string, question: string, exceptId?: string): Promise<void> {
	const known = await tx.testQuestion.count({ where: { tenantId, question, id: { not: exceptId } } })
	if (known > 0) throw new AppError("conflict", testQuestionRefusals.known)
}

async function assertReady(tx: Db, tenantId: string, sourceId: string): Promise<void> {
	const found = await tx.knowledgeSource.count({ where: { id: sourceId, tenantId, status: "ready" } })
	if (found === 0) throw invalid("source_id", testQuestionRefusals.sourceUnknown)
}

async function insertTest(
	tx: Db,
	{ tenantId }: TenantScope,
	actor: Actor,
	{ question, expects, source_id }: NewTestQuestion,
): Promise<TestQuestion> {
	await lockRun(tx, tenantId)
	await assertNew(tx, tenantId, question)
	if ((await tx.testQuestion.count({ where: { tenantId } })) >= TEST_QUESTIONS_MAX) {
		throw invalid("question", testQuestionRefusals.tooMany)
	}
	const sourceId = expects === "source" ? source_id : null
	if (sourceId) await assertReady(tx, tenantId, sourceId)
	const row = await tx.testQuestion.create({ data: { tenantId, question, expects, sourceId } })
	await enqueue(tx, "run-test-questions", { tenantId })
	await recordChange(tx, actor, { tenantId, action: "test_question.added", targetId: row.id, after: audited(row) })
	return row
}

/** @throws `conflict` for a known question; `invalid` for one too many, and for a missing source. */
export async function addTestQuestion(scope: TenantScope, actor: Actor, input: NewTestQuestion): Promise<TestQuestion> {
	const row = await transaction((tx) => insertTest(tx, scope, actor, input))
	wakeQueue()
	return row
}

async function findAsked(tx: Db, { tenantId }: TenantScope, conversationId: string, messageId: string) {
	const asked = await tx.chatMessage.findFirst({
		where: { id: messageId, role: "user", conversation: { id: conversationId, tenantId } },
	})
	if (!asked) throw notFound(testQuestionRefusals.noSuchQuestion)
	const answer = await tx.chatMessage.findFirst({
		where: { conversationId, role: "assistant", position: asked.position + 1 },
	})
	const cited = storedSources(answer?.sources).map(({ id }) => id)
	const ready = await tx.$queryRaw<{ id: string }[]>`
		SELECT s.id FROM unnest(${cited}::text[]) WITH ORDINALITY cited (id, place) JOIN knowledge_sources s
			ON s.id::text = cited.id AND s.tenant_id = ${tenantId}::uuid AND s.status = 'ready'
		ORDER BY place LIMIT 1`
	return { content: asked.content, sourceId: ready[0]?.id ?? null }
}

/** The source that answered counts as right until the admin chooses. @throws `not_found`, and as addTestQuestion(). */
export async function addAskedQuestion(
	scope: TenantScope,
	actor: Actor,
	{ conversationId, messageId }: { conversationId: string; messageId: string },
): Promise<TestQuestion> {
	const row = await transaction(async (tx) => {
		await sharePeople(tx, scope.tenantId)
		const { content, sourceId } = await findAsked(tx, scope, conversationId, messageId)
		const question = cleanText(content).trim().slice(0, MESSAGE_CAP).toWellFormed()
		return insertTest(tx, scope, actor, { question, expects: "source", source_id: sourceId })
	})
	wakeQueue()
	return row
}

async function lockTest(tx: Db, { tenantId }: TenantScope, id: string): Promise<TestQuestion> {
	await tx.$queryRaw`SELECT 1 FROM test_questions WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid FOR UPDATE`
	const row = await tx.testQuestion.findFirst({ where: { id, tenantId } })
	if (!row) throw notFound(testQuestionRefusals.notFound)
	return row
}

/** Nothing is known of another question yet. */
const UNASKED = { isRight: null, outcome: null, answer: "", restsOn: [], isCited: false, model: null, askedIn: 0 }
const UNTURNED = { turnedAt: null, turnedBy: [] }

/** Another question waits for a run; another expectation does not. @throws `not_found`; `conflict` if outdated or
 * known; `invalid` for a missing source. */
export async function changeTestQuestion(
	scope: TenantScope,
	actor: Actor,
	id: string,
	update: TestQuestionUpdate,
): Promise<TestQuestion> {
	const { tenantId } = scope
	const row = await transaction(async (tx) => {
		const before = await lockTest(tx, scope, id)
		const stale = update.updated_at && update.updated_at.getTime() !== before.updatedAt.getTime()
		if (stale) throw new AppError("conflict", testQuestionRefusals.stale)
		const question = update.question ?? before.question
		const expects = update.expects ?? before.expects
		const chosen = update.source_id === undefined ? before.sourceId : update.source_id
		const sourceId = expects === "source" ? chosen : null
		const isReworded = question !== before.question
		const isSameAim = expects === before.expects && sourceId === before.sourceId
		if (!isReworded && isSameAim) return before
		if (isReworded) await assertNew(tx, tenantId, question, id)
		if (sourceId && sourceId !== before.sourceId) await assertReady(tx, tenantId, sourceId)
		const deletedTitle = isSameAim ? before.deletedTitle : null
		const answer = isReworded ? { ...UNASKED, askedAt: null } : {}
		const { isRight } = judgeAnswer({ ...before, ...answer, expects, sourceId, deletedTitle })
		const updatedAt = laterThan(before.updatedAt)
		const data = { question, expects, sourceId, deletedTitle, ...answer, ...UNTURNED, isRight, updatedAt }
		const after = await tx.testQuestion.update({ where: { id }, data })
		await enqueue(tx, "run-test-questions", { tenantId })
		const change = { tenantId, targetId: id, before: audited(before), after: audited(after) }
		await recordChange(tx, actor, { ...change, action: "test_question.changed" })
		return after
	})
	wakeQueue()
	return row
}

/** The tests of this question waited for the answer. */
export async function chooseSource(tx: Db, tenantId: string, question: string, sourceId: string): Promise<void> {
	await tx.testQuestion.updateMany({
		where: { tenantId, question, expects: "source", sourceId: null, deletedTitle: null },
		data: { ...UNASKED, sourceId, updatedAt: new Date() },
	})
}

export async function deleteTestQuestion(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	const { tenantId } = scope
	await transaction(async (tx) => {
		const before = await lockTest(tx, scope, id)
		await tx.testQuestion.delete({ where: { id } })
		const change = { tenantId, targetId: id, before: audited(before) }
		await recordChange(tx, actor, { ...change, action: "test_question.deleted" })
	})
}
