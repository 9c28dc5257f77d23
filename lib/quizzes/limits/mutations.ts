import type { Db } from "@/lib/db/client"
import type { Outcome } from "../answers"
import type { TakenSession } from "../taken-session"

/** Until the transaction ends, no other lets a visitor into this quiz or one of its outcomes. Its place among
 * locks: lib/db/people-lock.ts. */
export async function holdPlaces(tx: Db, quizId: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`quiz-places/${quizId}`}, 0))`
}

/** Whether every place of this outcome is taken. If not, none is given away until the transaction ends. */
export async function isOutcomeFull(
	tx: Db,
	of: TakenSession,
	outcome: Pick<Outcome, "id"> | null,
	quotas: Readonly<Record<string, number>> | null | undefined,
): Promise<boolean> {
	// An id may be a name that every object has.
	if (!outcome || !quotas || !Object.hasOwn(quotas, outcome.id)) return false
	const quota = quotas[outcome.id] ?? 0
	await holdPlaces(tx, of.quizId)
	const [row] = await tx.$queryRaw<{ taken: number }[]>`
		SELECT count(*)::int AS taken FROM (
			SELECT 1 FROM quiz_sessions WHERE quiz_id = ${of.quizId}::uuid AND tenant_id = ${of.tenantId}::uuid
				AND completed_at IS NOT NULL AND result #>> '{outcome,id}' = ${outcome.id} LIMIT ${quota}
		) found`
	return (row?.taken ?? 0) >= quota
}
