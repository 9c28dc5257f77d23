import { isModelAvailable } from "@/lib/ai/providers"
import { type Db, db, pool } from "@/lib/db/client"
import type { TestQuestion, TestRun } from "@/lib/db/generated/client"
import { isEnqueued } from "@/lib/jobs/queue"
import type { TenantScope } from "@/lib/tenants/scope"
import { BUILT_IN } from "../answer/answer-built-in"
import { searchIndex } from "../knowledge/search/queries"
import type { KnowledgeKind } from "../knowledge/sources/answers"
import { findSettings } from "../settings/queries"
import { resolveSettings } from "../settings/resolve-settings"
import type { KnowledgeVersion } from "./run/changed-sources"

export interface TestSource {
	id: string
	title: string
	kind: KnowledgeKind
	updatedAt: Date
}

export interface FoundTests {
	questions: TestQuestion[]
	sources: TestSource[]
	/** Null before the first question. */
	run: TestRun | null
	model: string
	isRunning: boolean
	isPreparing: boolean
}

export function listRows({ tenantId }: TenantScope): Promise<TestQuestion[]> {
	return db().testQuestion.findMany({ where: { tenantId }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] })
}

export function findSources({ tenantId }: TenantScope): Promise<TestSource[]> {
	return db().knowledgeSource.findMany({
		where: { tenantId, status: "ready" },
		select: { id: true, title: true, kind: true, updatedAt: true },
		orderBy: [{ title: "asc" }, { id: "asc" }],
	})
}

export function versionOf(sources: readonly TestSource[]): KnowledgeVersion {
	return Object.fromEntries(sources.map(({ id, updatedAt }) => [id, updatedAt.getTime()]))
}

export async function findAnswering(scope: TenantScope): Promise<string> {
	const { own, platform } = await findSettings(scope)
	const { model } = resolveSettings(own, platform).model
	return isModelAvailable(model) ? model : BUILT_IN
}

/** False while the index is being built: a poorer search answers until then. */
export async function isSearchable(scope: TenantScope): Promise<boolean> {
	return (await searchIndex(scope, "", "")) !== null
}

/** For a business with a model, the job of each change does nothing. @param model from findAnswering(). */
export async function isUnderWay(tx: Db, tenantId: string, run: TestRun | null, model: string): Promise<boolean> {
	if (run?.isAsking) return isEnqueued(tx, "ask-test-question", { tenantId, run: run.number })
	return model === BUILT_IN && isEnqueued(tx, "run-test-questions", { tenantId })
}

export async function findTests(scope: TenantScope): Promise<FoundTests> {
	const { tenantId } = scope
	const [before, model] = await Promise.all([db().testRun.findUnique({ where: { tenantId } }), findAnswering(scope)])
	const isRunning = await isUnderWay(db(), tenantId, before, model)
	// Afterward, so that a screen that reads "nothing runs" has the last results.
	const [run, questions, sources, isIndexed] = await Promise.all([
		db().testRun.findUnique({ where: { tenantId } }),
		listRows(scope),
		findSources(scope),
		isSearchable(scope),
	])
	return { questions, sources, run, model, isRunning: isRunning && questions.length > 0, isPreparing: !isIndexed }
}

export async function countWrong({ tenantId }: TenantScope): Promise<number> {
	const text = "SELECT count(*)::int AS wrong FROM test_questions WHERE tenant_id = $1 AND NOT is_right"
	const { rows } = await pool().query<{ wrong: number }>(text, [tenantId])
	return rows[0]?.wrong ?? 0
}
