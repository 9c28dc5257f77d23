import { mayName } from "@/lib/audit/privacy/may-name"
import { namesAddress } from "@/lib/audit/privacy/without-person"
import { type Db, db } from "@/lib/db/client"
import { Prisma } from "@/lib/db/generated/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { presentHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import { presentConsents } from "../consents/present"
import { CONSENT } from "../consents/queries"
import { storedAnswers, storedQuestions, storedResult } from "../stored-content"

/** Sessions under the address, those that got it for a question about contact, and those without an address in which a
 * visitor typed it as an answer, or whose page's address brought it. @param email normalized. */
export async function findPersonsSessions(tx: Db, { tenantId }: TenantScope, email: string): Promise<string[]> {
	const rows = await tx.$queryRaw<{ id: string; wrote: string | null }[]>`
		SELECT id, CASE WHEN user_email IS NULL THEN concat_ws(' ', user_name, answers::text, fields::text) END AS wrote
		FROM quiz_sessions WHERE tenant_id = ${tenantId}::uuid AND (user_email = ${email} OR (
			user_email IS NOT NULL AND jsonb_path_exists(answers, '$.*.email ? (@ == $email)', jsonb_build_object('email', ${email}::text))
		) OR (
			user_email IS NULL AND ${mayName(Prisma.sql`concat_ws(' ', user_name, answers::text, fields::text)`, email)}
		)) ORDER BY id`
	return rows.filter(({ wrote }) => wrote === null || namesAddress(wrote, email)).map(({ id }) => id)
}

export async function countPerson(scope: TenantScope, email: string): Promise<number> {
	return (await findPersonsSessions(db(), scope, email)).length
}

/** The person's questions, answers, and results, newest first. @param email normalized. */
export async function exportPerson(scope: TenantScope, email: string): Promise<unknown[]> {
	const rows = await db().quizSession.findMany({
		where: { id: { in: await findPersonsSessions(db(), scope, email) } },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		include: { version: { select: { name: true, questions: true } }, consents: { select: CONSENT } },
	})
	return rows.map((row) => {
		const answers = storedAnswers(row.answers)
		const consents = presentConsents(row.consents)
		return {
			id: row.id,
			quiz_name: row.version.name,
			user_name: row.userName,
			user_email: row.userEmail,
			created_at: row.createdAt,
			completed_at: row.completedAt,
			time_taken_seconds: row.timeTakenSeconds,
			lead_level: row.leadLevel,
			language: row.language,
			answers: storedQuestions(row.version.questions).flatMap(({ id, question }) =>
				Object.hasOwn(answers, id) ? [{ question, answer: answers[id], consent: consents.get(id) }] : [],
			),
			...presentHiddenFields(row.fields),
			result: row.result === null ? null : storedResult(row.result),
		}
	})
}
