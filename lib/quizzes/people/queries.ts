import { db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { storedAnswers, storedQuestions, storedResult } from "../stored-content"

/** Sessions under the address, completed or not. @param email normalized. */
export function countPerson({ tenantId }: TenantScope, email: string): Promise<number> {
	return db().quizSession.count({ where: { tenantId, userEmail: email } })
}

/** What the person was asked, answered and was told, newest first. @param email normalized. */
export async function exportPerson({ tenantId }: TenantScope, email: string): Promise<unknown[]> {
	const rows = await db().quizSession.findMany({
		where: { tenantId, userEmail: email },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		include: { version: { select: { name: true, questions: true } } },
	})
	return rows.map((row) => {
		const answers = storedAnswers(row.answers)
		return {
			id: row.id,
			quiz_name: row.version.name,
			user_name: row.userName,
			user_email: row.userEmail,
			created_at: row.createdAt,
			completed_at: row.completedAt,
			time_taken_seconds: row.timeTakenSeconds,
			lead_level: row.leadLevel,
			answers: storedQuestions(row.version.questions).flatMap(({ id, question }) =>
				Object.hasOwn(answers, id) ? [{ question, answer: answers[id] }] : [],
			),
			result: row.result === null ? null : storedResult(row.result),
		}
	})
}
