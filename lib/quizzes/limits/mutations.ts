import type { Db } from "@/lib/db/client"

/** Until the transaction ends, no other lets a visitor into this quiz or one of its outcomes. After the locks on rows,
 * before the counters. */
export async function holdPlaces(tx: Db, quizId: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`quiz-places/${quizId}`}, 0))`
}
