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

/**
 * A question's turn to be prepared for the model. Fifty that are prepared side by side are all ready at the end; a few at
 * a time, in order of arrival, half of them are ready in half the time, and the last no later. Ten keep both the
 * processor and the database busy. Who has waited for half a second goes ahead: one business whose rows are locked must
 * not silence the others, nor a database that does not answer add up.
 */
const preparing = () => processWide("chatPreparing", () => new Slots({ count: 10, waitMs: 500, busy: null }))

/**
 * Answers one question piece by piece. Question and answer are stored once this resolves, also when it failed.
 * @throws `rate_limited` if the session asks too often or the day's budget cannot cover the answer (nothing went to the
 * provider then); `upstream_failed` and `upstream_timeout` with a sentence for the visitor.
 */
export async function answerQuestion(question: Question, onPiece: (text: string) => void): Promise<FinishedAnswer> {
	const endTurn = await preparing().take()
	try {
		// In parallel: a wasted lookup for a visitor who is then refused costs less than making everyone wait.
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

/** A visitor who types how to reach them becomes a lead, as if they had used the card. */
function visitorOf({ message, visitor }: Question, { settings }: Material): LeadFields | null {
	const left = settings.enableLeadCapture ? leftContact(message) : null
	return left ? { ...(left.email === visitor?.email && visitor), ...left } : visitor
}
