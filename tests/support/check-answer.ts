import type { ZodObject, ZodType } from "zod"
import type { Call } from "@/lib/calls"
import type { OperationName } from "@/lib/client/contract"
import { contract } from "@/lib/description/contract"
import { ErrorAnswer } from "@/lib/http/answers"

/** Calls that visitors' pages make. Their players and a crawler's files show no sentence. */
const OF_PAGES = /\/api\/(?:tenant|chatbot|quiz|testimonial|consent|unsubscribe)\//

/** How a request is written is no concern of visitors. */
const OF_PROGRAMS = [400, 405, 412, 415, 416]
const FOR_PROGRAMS =
	/^(?:\S+ (?:must|contains characters that can't be stored|does not fit)|Invalid |Unrecognized|An answer must|This Idempotency-Key|The request is(?:n't| larger than))/

/** What a page may show has a code, or a visitor reads English. @throws if it has none */
function refuseUncoded(operation: OperationName, { detail, code, errors = [] }: ErrorAnswer): void {
	if (!OF_PAGES.test(operation)) return
	const uncoded = [{ detail, code }, ...errors].filter((each) => each.code === undefined)
	const shown = uncoded.find((each) => !FOR_PROGRAMS.test(each.detail))
	if (shown) throw new Error(`${operation} refuses without a code: ${shown.detail} (lib/refusals.ts)`)
}

/**
 * Parses with the schemas that the description of the API is made from.
 * @throws ZodError where an answer is not what they say.
 */
export function checkAnswer(operation: OperationName, status: number, body: unknown): void {
	const { answer, refusal }: Call = contract[operation]
	if (status >= 400) {
		ErrorAnswer.extend((refusal as ZodObject | undefined)?.shape ?? {}).parse(body)
		if (!OF_PROGRAMS.includes(status)) refuseUncoded(operation, body as ErrorAnswer)
	} else if (status === 200) (answer as ZodType | undefined)?.parse(body)
}
