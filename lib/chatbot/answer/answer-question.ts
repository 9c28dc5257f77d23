import { isModelAvailable } from "@/lib/ai/providers"
import { answerBuiltIn } from "./answer-built-in"
import { answerWithModel } from "./answer-with-model"
import type { FinishedAnswer } from "./finished-answer"
import { gatherMaterial, type Question } from "./gather-material"

/**
 * Answers one question in pieces and stores it with its answer, whatever comes of it; once the pieces end, it is stored.
 * @throws `rate_limited` where the day's budget does not hold the answer (nothing was sent to the provider),
 * `upstream_failed` and `upstream_timeout` with the words for the visitor.
 */
export async function* answerQuestion(question: Question): AsyncGenerator<string, FinishedAnswer> {
	const material = await gatherMaterial(question)
	const answer = isModelAvailable(material.settings.model.model) ? answerWithModel : answerBuiltIn
	return yield* answer(question, material)
}
