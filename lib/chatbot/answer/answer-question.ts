import { isModelAvailable } from "@/lib/ai/providers"
import { Slots } from "@/lib/db/slots"
import { consume } from "@/lib/limits/consume"
import { processWide } from "@/lib/process-wide"
import type { LeadFields } from "../leads/schema"
import { leftContact } from "../left-contact"
import { answerBuiltIn } from "./answer-built-in"
import { answerWithModel } from "./answer-with-model"
import type { FinishedAnswer } from "./finished-answer"
import { gatherMaterial, type Material, type Question } from "./gather-material"
import { handToPerson } from "./hand-to-person"

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
