import type { ZodType } from "zod"
import type { OperationName } from "@/lib/client/contract"
import { ANSWERS, MORE_WITH_REFUSAL } from "@/lib/description/answer-schemas"
import { ErrorAnswer } from "@/lib/http/answers"

/**
 * Parses with the schemas that the description of the API is made from.
 * @throws ZodError where an answer is not what they say.
 */
export function checkAnswer(operation: OperationName, status: number, body: unknown): void {
	const more =
		operation in MORE_WITH_REFUSAL ? MORE_WITH_REFUSAL[operation as keyof typeof MORE_WITH_REFUSAL].shape : {}
	if (status >= 400) return void ErrorAnswer.extend(more).parse(body)
	const answer: ZodType | undefined = (ANSWERS as Partial<Record<OperationName, ZodType>>)[operation]
	if (status === 200) answer?.parse(body)
}
