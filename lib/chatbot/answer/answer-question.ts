import { isModelAvailable } from "@/lib/ai/providers"
import { consume } from "@/lib/limits/consume"
import type { LeadFields } from "../leads/schema"
import { addressOf } from "../small-talk"
import { answerBuiltIn } from "./answer-built-in"
import { answerWithModel } from "./answer-with-model"
import type { FinishedAnswer } from "./finished-answer"
import { gatherMaterial, type Material, type Question } from "./gather-material"

/**
 * Answers one question, piece by piece, and stores it with its answer, whatever comes of it; it is stored once this resolves.
 * @throws `rate_limited` where the session asks too often, or the day's budget does not hold the answer (nothing was sent to
 * the provider then), `upstream_failed` and `upstream_timeout` with the words for the visitor.
 */
export async function answerQuestion(question: Question, onPiece: (text: string) => void): Promise<FinishedAnswer> {
	// Beside each other: looking something up for a visitor who is then refused costs less than everybody's waiting.
	const [material] = await Promise.all([
		gatherMaterial(question),
		consume("CHAT_SESSION", `${question.scope.tenantId}:${question.sessionId}`),
	])
	const answer = isModelAvailable(material.settings.model.model) ? answerWithModel : answerBuiltIn
	return answer({ ...question, visitor: visitorOf(question, material) }, material, onPiece)
}

/** Whoever types an address where one is asked for leaves it, as in the card. */
function visitorOf({ message, visitor }: Question, { settings }: Material): LeadFields | null {
	const email = settings.enableLeadCapture ? addressOf(message) : null
	return email && email !== visitor?.email ? { email } : visitor
}
