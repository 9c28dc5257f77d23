import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, db, transaction } from "@/lib/db/client"
import type { TestRun } from "@/lib/db/generated/client"
import { invalid } from "@/lib/errors"
import { dropWaiting, enqueue, wakeQueue } from "@/lib/jobs/queue"
import { scopeOfJob } from "@/lib/tenants/resolve-scope"
import type { TenantScope } from "@/lib/tenants/scope"
import { BUILT_IN } from "../../answer/answer-built-in"
import type { OfferedQuiz } from "../../answer/offered-quiz"
import { settleTokens } from "../../usage/mutations"
import { findAnswering, findSources, isSearchable, isUnderWay, listRows, versionOf } from "../queries"
import { testQuestionRefusals } from "../words"
import { type Asking, askBuiltIn, askModel } from "./ask-question"
import { ChangedSource, changedSources, KnowledgeVersion } from "./changed-sources"
import { type AskedTest, lockRun, storeAsked } from "./row-mutations"

/** Injected, because quizzes belong to another domain. */
export type FindQuizzes = (scope: TenantScope, tenantSlug: string) => Promise<OfferedQuiz[]>

const versionIn = (run: TestRun | null): KnowledgeVersion => KnowledgeVersion.catch({}).parse(run?.sources ?? {})
const versionNow = async (scope: TenantScope) => versionOf(await findSources(scope))

async function askingFor(tenantId: string, findQuizzes: FindQuizzes): Promise<Asking | null> {
	const tenant = await db().tenant.findUnique({ where: { id: tenantId }, select: { name: true, slug: true } })
	if (!tenant) return null
	const scope = scopeOfJob({ tenantId })
	return { scope, tenant, quizzes: () => findQuizzes(scope, tenant.slug) }
}

/** Free, and may run twice. A tenant with a model is asked only on request. */
export async function runTestQuestions({ tenantId }: { tenantId: string }, findQuizzes: FindQuizzes): Promise<void> {
	// This run does what was queued until now. A change that commits later queues its own job.
	await dropWaiting("run-test-questions", { tenantId })
	const asking = await askingFor(tenantId, findQuizzes)
	if (!asking || (await findAnswering(asking.scope)) !== BUILT_IN) return
	// The poorer search of an unfinished index would show wrong answers. Each step of the index queues a run.
	if (!(await isSearchable(asking.scope))) return
	const startedAt = new Date()
	const version = await versionNow(asking.scope)
	const asked: AskedTest[] = []
	for (const question of await listRows(asking.scope)) asked.push(await askBuiltIn(asking, question))
	// Half of the answers would be about the knowledge before a change.
	const isMixed = changedSources(version, await versionNow(asking.scope)).length > 0
	await transaction(async (tx) => {
		if (isMixed) return enqueue(tx, "run-test-questions", { tenantId })
		const run = await lockRun(tx, tenantId)
		const changes = changedSources(versionIn(run), version)
		// Another host was faster. Storing the same again would hide what its run found changed.
		if (run.ranAt && run.ranAt > startedAt && changes.length === 0) return
		await storeAsked(tx, tenantId, { number: run.number, model: BUILT_IN, at: new Date(), changes }, asked)
		await endRun(tx, run, { model: BUILT_IN, sources: version, changes })
	})
}

type About = { model: string; sources: KnowledgeVersion; changes: ChangedSource[] }

function endRun(tx: Db, { tenantId, ranAt }: TestRun, about?: About) {
	const data = { ...about, isAsking: false, stoppedFor: null, previousAt: ranAt, ranAt: new Date() }
	return tx.testRun.update({ where: { tenantId }, data })
}

/** A model's run that stopped continues, if the knowledge is the same. @throws `invalid` without a question. */
export async function startRun(scope: TenantScope, actor: Actor): Promise<void> {
	const { tenantId } = scope
	const [model, version] = await Promise.all([findAnswering(scope), versionNow(scope)])
	await transaction(async (tx) => {
		const run = await lockRun(tx, tenantId)
		if ((await tx.testQuestion.count({ where: { tenantId } })) === 0)
			throw invalid("questions", testQuestionRefusals.nothingToRun)
		if (!(await isUnderWay(tx, tenantId, run, model))) await queueRun(tx, run, { model, version })
		await recordChange(tx, actor, { tenantId, action: "test_run.started", targetId: tenantId, after: { model } })
	})
	wakeQueue()
}

async function queueRun(tx: Db, run: TestRun, { model, version }: { model: string; version: KnowledgeVersion }) {
	const { tenantId } = run
	if (model === BUILT_IN) return enqueue(tx, "run-test-questions", { tenantId })
	const changes = changedSources(versionIn(run), version)
	const goesOn = run.stoppedFor !== null && run.model === model && changes.length === 0
	const number = goesOn ? run.number : run.number + 1
	const about = goesOn ? {} : { number, model, sources: version, changes }
	await tx.testRun.update({ where: { tenantId }, data: { ...about, isAsking: true, stoppedFor: null } })
	await enqueue(tx, "ask-test-question", { tenantId, run: number })
}

/** One question per job: a killed process loses one answer, and a long run holds up no other business. */
export async function askTestQuestion(
	{ tenantId, run: number }: { tenantId: string; run: number },
	findQuizzes: FindQuizzes,
): Promise<void> {
	const asking = await askingFor(tenantId, findQuizzes)
	const run = await db().testRun.findUnique({ where: { tenantId } })
	if (!asking || !run?.isAsking || run.number !== number) return
	const model = await findAnswering(asking.scope)
	const next = await db().testQuestion.findFirst({
		where: { tenantId, askedIn: { not: number }, deletedTitle: null },
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
	})
	if (!next) return void (await transaction((tx) => endRun(tx, run)))
	const stop = (tx: Db, stoppedFor: string | null) =>
		tx.testRun.update({ where: { tenantId }, data: { isAsking: false, stoppedFor } })
	// Its key was removed, or the business chose another model.
	if (model !== run.model) {
		return transaction(async (tx) => {
			await stop(tx, null)
			await enqueue(tx, "run-test-questions", { tenantId })
		})
	}
	const told = await askModel(asking, next)
	await transaction(async (tx) => {
		if (!told) return void (await stop(tx, testQuestionRefusals.budgetReached))
		const { asked, error, spent } = told
		if (spent) await tx.$executeRaw(settleTokens(asking.scope, spent))
		if (error !== null) return void (await stop(tx, testQuestionRefusals.modelFailed(error)))
		const changes = ChangedSource.array().catch([]).parse(run.changes)
		if (asked) await storeAsked(tx, tenantId, { number, model, at: new Date(), changes }, [asked])
		await enqueue(tx, "ask-test-question", { tenantId, run: number })
	})
}
