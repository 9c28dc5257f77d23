import { expect } from "vitest"
import { db } from "@/lib/db/client"

/** Checks that the business's counters say what counting says, and that no row was left without what it belongs to. */
export async function expectNothingHalf(tenantId: string): Promise<void> {
	const counted = await db().submission.groupBy({
		by: ["status"],
		where: { tenantId },
		_count: true,
		_sum: { fileSizeBytes: true },
	})
	const kept = await db().submissionCount.findMany({ where: { tenantId } })
	expect(
		Object.fromEntries(
			kept.filter(({ count }) => count > 0).map(({ status, count, bytes }) => [status, [Number(count), Number(bytes)]]),
		),
	).toEqual(
		Object.fromEntries(
			counted.map(({ status, _count, _sum }) => [status, [_count, Number(_sum.fileSizeBytes)]] as const),
		),
	)
	const where = { tenantId }
	const [{ n: figures } = { n: 0 }] = await db().$queryRaw<{ n: number }[]>`
		SELECT count(*)::int AS n FROM (
			SELECT (testimonial_counter(s)).outcome, (testimonial_counter(s)).stars, count(*) FROM submissions s
			WHERE tenant_id = ${tenantId}::uuid GROUP BY 1, 2
		) counted FULL JOIN (
			SELECT outcome, stars, sum(count) AS count FROM testimonial_counts WHERE tenant_id = ${tenantId}::uuid GROUP BY 1, 2
		) kept USING (outcome, stars, count) WHERE kept.outcome IS NULL OR counted.outcome IS NULL`
	expect(figures).toBe(0)
	expect(await db().submission.count({ where: { ...where, consent: null } })).toBe(0)
	expect(await db().submission.count({ where: { ...where, kind: "video", playback: null } })).toBe(0)
	// A withdrawal is stored as a rejection, with its time.
	expect(
		await db().submission.count({ where: { ...where, withdrawnAt: { not: null }, status: { not: "rejected" } } }),
	).toBe(0)
	// These know their testimonial by its id alone.
	const orphans = await db().$queryRaw<{ n: number }[]>`
		SELECT count(*)::int AS n FROM (
			SELECT submission_id FROM idempotency_keys WHERE tenant_id = ${tenantId}::uuid
			UNION ALL SELECT submission_id FROM uploads WHERE tenant_id = ${tenantId}::uuid
		) named
		WHERE submission_id IS NOT NULL AND NOT EXISTS (SELECT FROM submissions s WHERE s.id = named.submission_id)`
	expect(orphans).toEqual([{ n: 0 }])
}
