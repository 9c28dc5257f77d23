import { db } from "@/lib/db/client"
import type { QuizResult } from "../sessions/answers"

const COMPARED_FROM = 30

interface Taken {
	quizId: string
	result: QuizResult
}

/** Of all who completed the quiz with the same points to earn, the person included, those who scored lower: percent,
 * rounded down. Null where the quiz compares nobody, for fewer than 30, and for 0 %. */
export async function findBetterThan({ quizId, result }: Taken): Promise<number | null> {
	const possible = result.categories.reduce((sum, category) => sum + Math.round(category.possible * 10), 0)
	if (possible === 0) return null
	const score = Math.round(result.percentage_score * 10)
	const [row] = await db().$queryRaw<{ share: number | null }[]>`
		SELECT floor(100 * sum(c.count) FILTER (WHERE c.score < ${score}) / sum(c.count))::int AS share
		FROM quizzes q JOIN quiz_score_counts c ON c.tenant_id = q.tenant_id AND c.quiz_id = q.id
		WHERE q.id = ${quizId}::uuid AND q.show_comparison AND c.possible = ${possible}
		HAVING sum(c.count) >= ${COMPARED_FROM}`
	return row?.share || null
}
