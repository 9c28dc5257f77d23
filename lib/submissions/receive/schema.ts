import "./field-refusals"
import { z } from "zod"
import { UPLOAD_POLICY, VIDEO_TOO_LARGE } from "@/lib/storage/upload-policy"
import { eachField, type FieldName, type FieldsLike, fieldOf } from "../form-fields"
import { TEXT_MAX, TEXT_MIN } from "../limits"

/** validate-submission.ts checks these forms field by field. Their schemas are for the description of the API. */
const CUSTOMER = eachField((name) => {
	const field = fieldOf(name)
	if (field.kind === "stars") return z.enum(["1", "2", "3", "4", "5"]).optional()
	if (field.kind === "choice") return z.enum(Object.keys(field.options)).optional()
	const text = z.string().max(field.max)
	return field.missing ? text : text.optional()
}) as { [N in FieldName]: N extends FieldsLike<{ missing: string }> ? z.ZodString : z.ZodOptional<z.ZodType<string>> }
const CONSENT = {
	consent: z.enum(["true"]),
	consent_version: z.string().optional(),
	invite: z.string().optional(),
	/** Hidden fields from the page's address, as a JSON object of texts. Names that are not allowed are dropped. */
	fields: z.string().optional(),
}
const VIDEO = { duration_seconds: z.string().optional(), upload_id: z.uuid().optional() }

export const SubmitForm = z.object({
	...CUSTOMER,
	...CONSENT,
	...VIDEO,
	ip_address: z.string().optional(),
	user_agent: z.string().optional(),
})
export const SubmitTextForm = z.object({ ...CUSTOMER, ...CONSENT, text: z.string().min(TEXT_MIN).max(TEXT_MAX) })
export const ImportVideoForm = z.object({
	...CUSTOMER,
	email: CUSTOMER.email.optional(),
	...VIDEO,
	date: z.string().optional(),
	source: z.string().optional(),
	consent_statement: z.string(),
})
export const GiftReport = z.object({ submission_id: z.uuid().optional() })

export const POSTER_FILE = { poster: { into: "memory", maxBytes: 1024 * 1024 } } as const
/** A video, unless the form names one that arrived in parts, and a poster perhaps. */
export const VIDEO_FILES = {
	video: { into: "disk", maxBytes: UPLOAD_POLICY.video.maxBytes, tooLarge: VIDEO_TOO_LARGE },
	...POSTER_FILE,
} as const
