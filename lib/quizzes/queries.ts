import type { PublicQuizEntry } from "@/lib/client/contract"
import { db } from "@/lib/db/client"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { storedQuestions } from "./stored-content"
import { QUIZ_NOT_FOUND } from "./texts"

/** How many quizzes a tenant's public list shows; there is no second page. */
const PUBLIC_LIST_CAP = 100

/** Active ones, newest first. */
export function listPublicQuizzes({ tenantId }: TenantScope): Promise<PublicQuizEntry[]> {
	return db().$queryRaw<PublicQuizEntry[]>`
		SELECT id, name AS quiz_name, description AS quiz_description, jsonb_array_length(questions) AS question_count
		FROM quizzes WHERE tenant_id = ${tenantId}::uuid AND is_active
		ORDER BY created_at DESC, id DESC LIMIT ${PUBLIC_LIST_CAP}`
}

/** @throws `not_found` for none, a draft, and another tenant's. */
export async function findPublicQuiz({ tenantId }: TenantScope, id: string) {
	const row = await db().quiz.findFirst({
		where: { id, tenantId, isActive: true },
		select: { id: true, name: true, description: true, questions: true, contactStep: true },
	})
	if (!row) throw notFound(QUIZ_NOT_FOUND)
	return { ...row, questions: storedQuestions(row.questions) }
}
