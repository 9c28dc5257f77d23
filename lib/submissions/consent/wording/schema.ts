import { z } from "zod"
import { CONSENT_WORDINGS, type ConsentKind } from "../../consent-text"
import { CONSENT_TEXT_CAP, CONSENT_TEXT_MIN } from "./limits"

const LENGTH = `text must have ${CONSENT_TEXT_MIN} to ${CONSENT_TEXT_CAP.toLocaleString("en-US")} characters`
const KINDS = Object.keys(CONSENT_WORDINGS) as [ConsentKind, ...ConsentKind[]]
const kind = z.enum(KINDS, `kind must be one of: ${KINDS.join(", ")}`).default("video")

/** One line: it is beside a checkbox, and is compared word by word. */
const sentence = z
	.string("text must be text")
	.transform((text) => text.normalize("NFC").replace(/\s+/g, " ").trim())
	.refine((text) => text === "" || (text.length >= CONSENT_TEXT_MIN && text.length <= CONSENT_TEXT_CAP), LENGTH)
	.refine((text) => !/\p{Cc}/u.test(text), "text contains characters that aren't allowed")

export const ConsentTextUpdate = z.object({
	kind,
	/** Null, "", and the product's own sentence all mean the product's own. */
	text: sentence.nullable(),
	version: z.string("version must be text").optional(),
})
export type ConsentTextUpdate = z.infer<typeof ConsentTextUpdate>

export const ConsentTextQuery = z.object({ kind })
