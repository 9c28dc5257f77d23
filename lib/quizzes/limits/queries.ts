import { type Db, db } from "@/lib/db/client"
import type { Quiz } from "@/lib/db/generated/client"
import type { PublicQuiz } from "../sessions/answers"

export type QuizClosed = NonNullable<PublicQuiz["closed"]>

/** Ends a condition of SQL about `quizzes q`: those that a visitor can begin now. */
export const IS_OPEN = "q.is_active AND quiz_closed(q.tenant_id, q.id, q.closes_at, q.response_limit) IS NULL"

type Limited = Pick<Quiz, "id" | "tenantId" | "closesAt" | "responseLimit">

/** By the database's clock. A quiz without limits is not asked about. */
export async function whyClosed(quiz: Limited, on: Db = db()): Promise<QuizClosed | null> {
	const { id, tenantId, closesAt, responseLimit } = quiz
	if (closesAt === null && responseLimit === null) return null
	const [row] = await on.$queryRaw<{ closed: QuizClosed | null }[]>`
		SELECT quiz_closed(${tenantId}::uuid, ${id}::uuid, ${closesAt}::timestamptz, ${responseLimit}::int) AS closed`
	return row?.closed ?? null
}
