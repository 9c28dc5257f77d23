import { db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { readAnswers } from "../answer-types"
import type { ContactStep, Question } from "../answers"
import { storedAnswers, storedContent, storedQuestions, storedResult } from "../stored-content"
import type { TakenSession } from "../taken-session"
import { quizRefusals } from "../words"

export function findSessionLock({ tenantId }: TenantScope, quizId: string, id: string) {
	return db().quizSession.findFirst({
		where: { id, quizId, tenantId },
		select: { id: true, versionId: true, secretHash: true },
	})
}

export async function findSessionQuestions({ versionId }: TakenSession): Promise<Question[]> {
	const row = await db().quizVersion.findUniqueOrThrow({ where: { id: versionId }, select: { questions: true } })
	return storedQuestions(row.questions)
}

/** @throws `not_found` if it was erased meanwhile. */
export async function findProgress({ id, quizId }: TakenSession) {
	const [row, quiz] = await Promise.all([
		db().quizSession.findUnique({
			where: { id },
			select: {
				answers: true,
				userName: true,
				userEmail: true,
				result: true,
				version: { select: { name: true, description: true, questions: true, scoringConfig: true, outcomes: true } },
			},
		}),
		db().quiz.findUnique({ where: { id: quizId }, select: { contactStep: true, autoAdvance: true } }),
	])
	if (!row) throw notFound(quizRefusals.sessionNotFound)
	const { version } = row
	const content = storedContent(version)
	const sent = storedAnswers(row.answers)
	return {
		sent,
		userName: row.userName,
		userEmail: row.userEmail,
		completed:
			row.result === null
				? null
				: {
						version: content,
						session: { answers: readAnswers(content.questions, sent), result: storedResult(row.result) },
					},
		quiz: {
			id: quizId,
			name: version.name,
			description: version.description,
			questions: content.questions,
			// A version includes neither. A deleted quiz takes the defaults.
			contactStep: (quiz?.contactStep ?? "after") satisfies ContactStep,
			autoAdvance: quiz?.autoAdvance ?? true,
		},
	}
}
export type ProgressRow = Awaited<ReturnType<typeof findProgress>>
