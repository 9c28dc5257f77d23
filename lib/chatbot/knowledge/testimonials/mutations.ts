import type { Db } from "@/lib/db/client"
import { AppError } from "@/lib/errors"
import type { TenantScope } from "@/lib/tenants/scope"
import { laterThan } from "../../later-than"
import { KNOWLEDGE_TEXT_CAP, KNOWLEDGE_TITLE_CAP } from "../sources/schema"
import { assertRoomFor, insertSource, lockKnowledge, writeChunks } from "../store/mutations"
import { tidyLine, tidyText } from "../tidy-text"

export interface TestimonialText {
	/** One of this tenant's own; the knowledge goes with it. */
	submissionId: string
	/** Named by answers that use it, and kept in conversations: it names nobody. */
	title: string
	/** What is said in it; "" where it may no longer be used. */
	content: string
}

const isFull = (error: unknown) => error instanceof AppError && error.code === "invalid"

/**
 * Lets the chatbot answer from what a testimonial says, or no longer: for whoever approves, rejects or writes its captions,
 * in that transaction. Longer texts are cut. Nobody waits for this text by itself, so that a tenant whose knowledge is
 * full simply has it without, the words of before included; the answer says whether it is there.
 */
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
