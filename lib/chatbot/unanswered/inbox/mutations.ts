import type { Actor } from "@/lib/accounts/actor"
import { recordChange } from "@/lib/accounts/record-change"
import { type Db, transaction } from "@/lib/db/client"
import type { KnowledgeSource } from "@/lib/db/generated/client"
import { sharePeople } from "@/lib/db/people-lock"
import { notFound } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { insertSource } from "../../knowledge/mutations"
import { KNOWLEDGE_TITLE_CAP } from "../../knowledge/sources/schema"
import { tidyLine } from "../../knowledge/tidy-text"
import { chooseSource } from "../../test-questions/mutations"
import { QUESTION_NOT_FOUND } from "./schema"

async function take(tx: Db, { tenantId }: TenantScope, id: string): Promise<{ question: string; count: number }> {
	await sharePeople(tx, tenantId)
	const [taken] = await tx.$queryRaw<{ question: string; count: number }[]>`
		DELETE FROM unanswered_questions WHERE id = ${id}::uuid AND tenant_id = ${tenantId}::uuid
		RETURNING question, count`
	if (!taken) throw notFound(QUESTION_NOT_FOUND)
	return taken
}

/** Titled with the question as first asked. @throws `not_found`; `invalid` without room, and the question stays. */
export function answerQuestion(scope: TenantScope, actor: Actor, id: string, answer: string): Promise<KnowledgeSource> {
	const { tenantId } = scope
	return transaction(async (tx) => {
		const { question, count } = await take(tx, scope, id)
		const title = tidyLine(question).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed()
		const source = await insertSource(tx, tenantId, { kind: "qa", title, content: answer })
		await chooseSource(tx, tenantId, question, source.id)
		const after = { knowledge_id: source.id, question: title, asked: count }
		await recordChange(tx, actor, { tenantId, action: "unanswered.answered", targetId: id, after })
		return source
	})
}

/** It returns if it is asked again. @throws `not_found`. */
export async function dismissQuestion(scope: TenantScope, actor: Actor, id: string): Promise<void> {
	const { tenantId } = scope
	await transaction(async (tx) => {
		const { question, count } = await take(tx, scope, id)
		const before = { question: tidyLine(question).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed(), asked: count }
		await recordChange(tx, actor, { tenantId, action: "unanswered.dismissed", targetId: id, before })
	})
}
