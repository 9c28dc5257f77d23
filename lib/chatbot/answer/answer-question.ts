import { randomUUID } from "node:crypto"
import { isModelAvailable } from "@/lib/ai/providers"
import { Slots } from "@/lib/db/slots"
import { consume } from "@/lib/limits/consume"
import { processWide } from "@/lib/process-wide"
import type { LeadFields } from "../leads/schema"
import { leftContact } from "../left-contact"
import { asksForPerson } from "../person/asks-for-person"
import { storeForPerson } from "../person/mutations"
import { isOpen } from "../person/open-hours"
import { isHeld } from "../person/policy"
import { answerBuiltIn } from "./answer-built-in"
import { answerWithModel } from "./answer-with-model"
import type { FinishedAnswer } from "./finished-answer"
import { gatherMaterial, type Material, type Question } from "./gather-material"

/** If ten of fifty questions prepare at a time, half of them are ready in half the time, and the last no later. After half a second
 * one goes ahead: a business whose rows are locked must not silence the others. */
const preparing = () => processWide("chatPreparing", () => new Slots({ count: 10, waitMs: 500, busy: null }))

/** Question and answer are stored once this resolves, also if it failed. @throws `rate_limited`, also for a used-up
 * day's budget; `upstream_failed`; `upstream_timeout`. */
export async function answerQuestion(question: Question, onPiece: (text: string) => void): Promise<FinishedAnswer> {
	const endTurn = await preparing().take()
	try {
		// In parallel: a wasted lookup costs less than making everyone wait for the limit.
		const [material] = await Promise.all([
			gatherMaterial(question),
			consume("CHAT_SESSION", `${question.scope.tenantId}:${question.sessionId}`),
		])
		const known = { ...question, visitor: visitorOf(question, material) }
		const handed = await handToPerson(known, material)
		if (handed) return handed
		if (isModelAvailable(material.settings.model.model)) return await answerWithModel(known, material, onPiece, endTurn)
		endTurn()
		return await answerBuiltIn(known, material, onPiece)
	} finally {
		endTurn()
	}
}

function visitorOf({ message, visitor }: Question, { settings }: Material): LeadFields | null {
	const left = settings.enableLeadCapture ? leftContact(message) : null
	return left ? { ...(left.email === visitor?.email && visitor), ...left } : visitor
}

/** If a person has the conversation, or the message asks for one. @returns null if the chatbot answers. */
async function handToPerson(question: Question, material: Material): Promise<FinishedAnswer | null> {
	const { personEnabled, personHours, personTimeZone } = material.settings
	const asks = personEnabled && asksForPerson(question.message)
	if (!asks && !isHeld(material.personState)) return null
	const at = material.askedAt
	const message = { id: question.messageId ?? randomUUID(), content: question.message, at }
	const stored = await storeForPerson(question.scope, {
		sessionId: question.sessionId,
		language: question.language,
		message,
		visitor: question.visitor,
		asks: asks ? { isOpen: isOpen(personHours, personTimeZone, at) } : null,
	})
	return stored ? { id: message.id, text: "", at, cited: [], unanswered: false, handledBy: "person" } : null
}
