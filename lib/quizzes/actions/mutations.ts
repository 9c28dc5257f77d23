import { transaction } from "@/lib/db/client"
import { sharePeople } from "@/lib/db/people-lock"
import { queueMail } from "@/lib/mail/queue-mail"
import { visitorOf } from "../given-contact"
import { onPath } from "../paths/walk"
import { givenAnswers, storedQuestions } from "../stored-content"
import { completedMail } from "./completed-mail"

/** May run twice: the mail's event counts once. */
export async function mailCompleted(sessionId: string): Promise<void> {
	await transaction(async (tx) => {
		const known = await tx.quizSession.findUnique({ where: { id: sessionId }, select: { tenantId: true } })
		if (known) await sharePeople(tx, known.tenantId)
		const row = await tx.quizSession.findUnique({
			where: { id: sessionId },
			include: { tenant: true, version: { select: { name: true, questions: true } } },
		})
		// The person may have been erased since.
		if (!row) return
		const { id, tenant, version, percentage } = row
		const questions = storedQuestions(version.questions)
		const { content, answers } = onPath({ questions }, givenAnswers(questions, row.answers), row.path)
		const visitor = visitorOf(row, content.questions, answers)
		const completed = { id, quizName: version.name, ...visitor, percentage: Number(percentage ?? 0) }
		await queueMail(tx, completedMail(tenant, completed))
	})
}
