import type { Db } from "@/lib/db/client"
import type { TestOutcome, TestQuestion, TestRun } from "@/lib/db/generated/client"
import { judgeAnswer } from "../judge-answer"
import { type ChangedSource, changesBehind } from "./changed-sources"

export async function lockRun(tx: Db, tenantId: string): Promise<TestRun> {
	await tx.$executeRaw`INSERT INTO test_runs (tenant_id) VALUES (${tenantId}::uuid)
		ON CONFLICT (tenant_id) DO UPDATE SET tenant_id = excluded.tenant_id`
	return tx.testRun.findUniqueOrThrow({ where: { tenantId } })
}

export interface AskedTest {
	question: TestQuestion
	outcome: TestOutcome
	answer: string
	restsOn: string[]
	isCited: boolean
}

/** Leaves out questions that a change holds: it queued its own run, and waiting could deadlock. */
export async function storeAsked(
	tx: Db,
	tenantId: string,
	run: { number: number; model: string; at: Date; changes: readonly ChangedSource[] },
	asked: readonly AskedTest[],
): Promise<void> {
	const results = asked.map(({ question, ...told }) => ({
		id: question.id,
		updated_at: question.updatedAt,
		source_id: question.sourceId,
		is_right: judgeAnswer({ ...question, ...told }).isRight,
		outcome: told.outcome,
		answer: told.answer,
		rests_on: told.restsOn,
		is_cited: told.isCited,
		turned_by: changesBehind(run.changes, [question.sourceId, ...told.restsOn, ...question.restsOn]),
	}))
	await tx.$executeRaw`
		WITH free AS MATERIALIZED (
			SELECT id FROM test_questions WHERE tenant_id = ${tenantId}::uuid
				AND id = ANY(${results.map(({ id }) => id)}::uuid[]) FOR UPDATE SKIP LOCKED
		)
		UPDATE test_questions q SET
			is_right = r.is_right, outcome = r.outcome::"TestOutcome", answer = r.answer, rests_on = r.rests_on,
			is_cited = r.is_cited, model = ${run.model}, asked_in = ${run.number}, asked_at = ${run.at},
			turned_at = CASE WHEN q.is_right <> r.is_right THEN ${run.at} ELSE q.turned_at END,
			turned_by = CASE WHEN q.is_right <> r.is_right THEN r.turned_by ELSE q.turned_by END
		FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS r (
			id uuid, updated_at timestamptz, source_id uuid, is_right boolean, outcome text, answer text, rests_on uuid[],
			is_cited boolean, turned_by jsonb
		)
		WHERE q.id = r.id AND q.id IN (SELECT id FROM free) AND q.updated_at = r.updated_at
			AND q.source_id IS NOT DISTINCT FROM r.source_id`
}
