import type { Db } from "./client"

// The order of locks, for every transaction: (1) the lock on the business's people, here; (2) rows, those of one table
// in the order of their ids; (3) the tenant's row; (4) a tenant's counters that triggers keep, submission_counts
// before testimonial_counts. The lock on a quiz's places, holdPlaces in lib/quizzes/limits, comes between rows: after the
// row of the quiz or of the session, which alone those who wait for it hold, and before leads, mails, and (3).
// An erasure changes rows of every kind and cannot keep to (2), so it holds the people alone, while every other
// transaction that writes more than one row about a person shares them. So a testimonial and its mails come before an
// erasure, or after it, together.
const nameOf = (tenantId: string) => `people/${tenantId}`

/** The first statement of a transaction that writes about people of this business. It waits for an erasure only. */
export async function sharePeople(tx: Db, tenantId: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${nameOf(tenantId)}, 0))`
}

/** The first statement of an erasure: no other transaction writes about people of this business until its end. */
export async function holdPeople(tx: Db, tenantId: string): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${nameOf(tenantId)}, 0))`
}
