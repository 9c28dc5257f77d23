import type { Db } from "@/lib/db/client"
import { abandonObjects } from "@/lib/storage/ledger-mutations"
import type { TenantScope } from "@/lib/tenants/scope"
import { findPersonsSessions } from "./queries"

/** Runs before leads are erased, because completing locks in that order. @param email normalized. @returns `objects`:
 * keys of their reports, to be removed once the transaction has committed. */
export async function erasePerson(
	tx: Db,
	scope: TenantScope,
	email: string,
): Promise<{ count: number; objects: string[] }> {
	const found = await findPersonsSessions(tx, scope, email)
	if (found.length === 0) return { count: 0, objects: [] }
	// In the order of ids, so that two simultaneous erasures of one person do not deadlock.
	const rows = await tx.$queryRaw<{ id: string }[]>`
		SELECT id FROM quiz_sessions WHERE id = ANY(${found}::uuid[]) ORDER BY id FOR UPDATE`
	const ids = rows.map(({ id }) => id)
	const reports = await tx.quizReport.findMany({ where: { sessionId: { in: ids } }, select: { fileKey: true } })
	const objects = reports.map(({ fileKey }) => fileKey)
	// One statement, so that the counters are locked once and in order.
	await tx.$executeRaw`DELETE FROM quiz_sessions WHERE id = ANY(${ids}::uuid[])`
	await abandonObjects(tx, objects)
	return { count: ids.length, objects }
}
