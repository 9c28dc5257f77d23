import { isModelAvailable } from "@/lib/ai/providers"
import { consume } from "@/lib/limits/consume"
import type { LeadFields } from "../leads/schema"
import { leftContact } from "../left-contact"
import { answerBuiltIn } from "./answer-built-in"
import { answerWithModel } from "./answer-with-model"
import type { FinishedAnswer } from "./finished-answer"
import { gatherMaterial, type Material, type Question } from "./gather-material"
import { handToPerson } from "./hand-to-person"
import { takeTurn } from "./take-turn"

/**
 * Answers one question piece by piece. Question and answer are stored once this resolves, also when it failed.
 * @throws `rate_limited` if the session asks too often or the day's budget cannot cover the answer (nothing went to the
 * provider then); `upstream_failed` and `upstream_timeout` with a sentence for the visitor.
 */
export async function answerQuestion(question: Question, onPiece: (text: string) => void): Promise<FinishedAnswer> {
	const endTurn = await takeTurn()
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
