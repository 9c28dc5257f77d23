import { type Db, db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { readAnswers } from "../answer-types"
import type { ContactStep } from "../answers"
import { findBetterThan } from "../comparison/queries"
import { onPath } from "../paths/walk"
import { storedAnswers, storedContent, storedQuestions, storedResult, storedScoring } from "../stored-content"
import type { TakenSession } from "../taken-session"
import { quizRefusals } from "../words"
import { type AskedContent, progressOf } from "./progress-of"

export function findSessionLock({ tenantId }: TenantScope, quizId: string, id: string) {
	return db().quizSession.findFirst({
		where: { id, quizId, tenantId },
		select: { id: true, versionId: true, secretHash: true, fields: true },
	})
}

export function findAskedContent({ versionId }: TakenSession): Promise<AskedContent> {
	return askedContent(db(), versionId)
}

export async function askedContent(on: Db, versionId: string): Promise<AskedContent> {
	const { questions, scoringConfig } = await on.quizVersion.findUniqueOrThrow({
		where: { id: versionId },
		select: { questions: true, scoringConfig: true },
	})
	return { questions: storedQuestions(questions), scoringConfig: storedScoring(scoringConfig) }
}

/** @throws `not_found` if it was erased meanwhile. */
export async function findProgress({ id, quizId, fields }: TakenSession) {
	const [row, quiz] = await Promise.all([
		db().quizSession.findUnique({
			where: { id },
			select: {
				answers: true,
				path: true,
				userName: true,
				userEmail: true,
				result: true,
				version: { select: { name: true, description: true, questions: true, scoringConfig: true, outcomes: true } },
			},
		}),
		db().quiz.findUnique({
			where: { id: quizId },
			select: { contactStep: true, autoAdvance: true, hiddenFields: true, keepPartialLeads: true },
		}),
	])
	if (!row) throw notFound(quizRefusals.sessionNotFound)
	const { version } = row
	const content = storedContent(version)
	const sent = storedAnswers(row.answers)
	const answers = readAnswers(content.questions, sent)
	const own = onPath(content, answers, row.path)
	const result = row.result === null ? null : storedResult(row.result)
	return {
		sent,
		progress: progressOf(content, answers, fields),
		fields,
		userName: row.userName,
		userEmail: row.userEmail,
		completed: result && {
			version: own.content,
			session: {
				answers: own.answers,
				result,
				fields,
				userName: row.userName,
				betterThan: await findBetterThan({ quizId, result }),
			},
		},
		quiz: {
			id: quizId,
			name: version.name,
			description: version.description,
			questions: content.questions,
			// A version includes neither. A deleted quiz takes the defaults.
			contactStep: (quiz?.contactStep ?? "after") satisfies ContactStep,
			autoAdvance: quiz?.autoAdvance ?? true,
			hiddenFields: quiz?.hiddenFields ?? [],
			keepPartialLeads: quiz?.keepPartialLeads ?? false,
		},
	}
}
export type ProgressRow = Awaited<ReturnType<typeof findProgress>>
