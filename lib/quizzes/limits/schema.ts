import { z } from "zod"
import { text } from "../text-schema"
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
	closed_message: text("closed_message", CLOSED_MESSAGE_CAP).optional(),
}
