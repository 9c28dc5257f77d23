import { z } from "zod"
import { whole } from "../paths/schema"
import { CLOSED_MESSAGE_CAP, PLACES_MAX } from "./bounds"
import { limitRefusals } from "./words"

/** By outcome. One that the quiz doesn't have is dropped. */
export const QuotasSchema = z.record(
	z.string(),
	z.int(limitRefusals.quota).min(1, limitRefusals.quota).max(PLACES_MAX, limitRefusals.quota),
	"outcome_quotas must be an object",
)

/** As a form carries them: empty takes a limit away. */
export const limitFields = {
	closes_at: z
		.union([z.literal(""), z.iso.datetime({ offset: true, error: limitRefusals.closesAt })], limitRefusals.closesAt)
		.transform((value) => (value === "" ? null : new Date(value)))
		.optional(),
	response_limit: z
		.string(limitRefusals.responseLimit)
		.regex(/^(?:[1-9][0-9]{0,6})?$/, limitRefusals.responseLimit)
		.transform((value) => (value === "" ? null : Number(value)))
		.optional(),
	closed_message: z
		.string("closed_message must be text")
		.refine(whole, "closed_message contains characters that can't be stored")
		.transform((value) => value.trim())
		.refine(
			(value) => value.length <= CLOSED_MESSAGE_CAP,
			`closed_message can have up to ${CLOSED_MESSAGE_CAP} characters`,
		)
		.optional(),
}
