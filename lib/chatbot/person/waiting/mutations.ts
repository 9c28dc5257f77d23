import { type Db, db, transaction } from "@/lib/db/client"
import { announce } from "@/lib/db/live"
import { log } from "@/lib/log"
import { queueMail } from "@/lib/mail/queue-mail"
import { CHATBOT_DEFAULTS } from "../../settings/schema"
import { isHeld } from "../policy"
import { transcriptMail } from "./transcript-mail"

const AT_ONCE = 100
const MESSAGES_MAILED = 100

/** The page then asks for an address, the chatbot answers again, and the business gets the transcript. State and mail
 * are one commit: hosts may overlap, and a run may be killed. @returns how many. */
export async function endWaiting(now: Date): Promise<number> {
	const due = await db().chatConversation.findMany({
		where: { personDueAt: { lte: now } },
		orderBy: { personDueAt: "asc" },
		take: AT_ONCE,
		select: { id: true },
	})
	let ended = 0
	for (const { id } of due) {
		// One conversation's error must not hold up the others.
		ended += await transaction((tx) => endOne(tx, id, now)).catch((error: unknown) => {
			log.error({ err: error, conversation: id }, "waiting not ended")
			return 0
		})
	}
	return ended
}

async function endOne(tx: Db, id: string, now: Date): Promise<number> {
	const [row] = await tx.$queryRaw<{ dueAt: Date }[]>`SELECT person_due_at AS "dueAt" FROM chat_conversations
		WHERE id = ${id}::uuid AND person_due_at <= ${now}::timestamptz FOR UPDATE SKIP LOCKED`
	if (!row) return 0
	const conversation = await tx.chatConversation.findUniqueOrThrow({
		where: { id },
		select: {
			tenantId: true,
			personState: true,
			lead: { select: { email: true, name: true } },
			tenant: { include: { chatbotSettings: { select: { mailTranscript: true } } } },
			messages: { orderBy: { position: "desc" }, take: MESSAGES_MAILED },
		},
	})
	const { tenant, lead, messages, personState } = conversation
	const isMissed = personState === "missed" || isHeld(personState)
	await tx.chatConversation.update({
		where: { id },
		data: { personDueAt: null, ...(isMissed && { personState: "missed" as const, takenById: null }) },
	})
	if (!isMissed) return 1
	if (tenant.chatbotSettings?.mailTranscript ?? CHATBOT_DEFAULTS.mailTranscript) {
		const missed = { conversationId: id, dueAt: row.dueAt, visitor: lead, messages: messages.reverse() }
		await queueMail(tx, transcriptMail(tenant, missed))
	}
	await announce(tx, [conversation.tenantId, id])
	return 1
}
