import type { ZodObject, ZodType } from "zod"
import type { Call } from "@/lib/calls"
import type { OperationName } from "@/lib/client/contract"
import { contract } from "@/lib/description/contract"
import { ErrorAnswer } from "@/lib/http/answers"

/**
 * Parses with the schemas that the description of the API is made from.
 * @throws ZodError where an answer is not what they say.
 */
export function checkAnswer(operation: OperationName, status: number, body: unknown): void {
	const { answer, refusal }: Call = contract[operation]
	if (status >= 400) return void ErrorAnswer.extend((refusal as ZodObject | undefined)?.shape ?? {}).parse(body)
	if (status === 200) (answer as ZodType | undefined)?.parse(body)
}
