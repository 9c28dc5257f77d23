import type { Db } from "@/lib/db/client"
import { laterThan } from "@/lib/db/later-than"
import { AppError } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { assertRoomFor, insertSource, lockKnowledge, writeChunks } from "./mutations"
import { KNOWLEDGE_TEXT_CAP, KNOWLEDGE_TITLE_CAP } from "./sources/schema"
import { tidyLine, tidyText } from "./tidy-text"

export interface TestimonialText {
	/** Deleting the submission deletes the knowledge. */
	submissionId: string
	/** Answers cite it and conversations keep it, so it must not name the customer. */
	title: string
	/** "" if it may no longer be used. */
	content: string
}

const isFull = (error: unknown) => error instanceof AppError && error.code === "invalid"

/** Call it in the transaction that approves, rejects, or captions. If the knowledge is full, the text is left out and
 * the earlier one removed. @returns whether the chatbot has the text. */
export async function saveTestimonialKnowledge(
	tx: Db,
	// Not a whole scope: a platform admin approves captions without naming a tenant.
	{ tenantId }: Pick<TenantScope, "tenantId">,
	{ submissionId, ...given }: TestimonialText,
): Promise<boolean> {
	await lockKnowledge(tx, tenantId)
	const known = await tx.knowledgeSource.findFirst({ where: { submissionId, tenantId } })
	const title = tidyLine(given.title).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed()
	const content = tidyText(given.content).slice(0, KNOWLEDGE_TEXT_CAP).toWellFormed()
	const leaveOut = async () => {
		await tx.knowledgeSource.deleteMany({ where: { submissionId, tenantId } })
		return false
	}
	if (content === "") return leaveOut()
	try {
		if (!known) {
			await insertSource(tx, tenantId, { kind: "testimonial", title, content, submissionId })
			return true
		}
		await assertRoomFor(tx, tenantId, content, known.id)
	} catch (error) {
		if (isFull(error)) return leaveOut()
		throw error
	}
	const data = { title, content, updatedAt: laterThan(known.updatedAt) }
	await writeChunks(tx, await tx.knowledgeSource.update({ where: { id: known.id }, data }))
	return true
}
