import { z } from "zod"
import { FIELD_NAME_CAP, FIELDS_MAX, isFieldName, isReservedField } from "./hidden-fields"

/** The names that a business allows. */
export const HiddenFieldNames = z
	.array(
		z
			.string("A hidden field's name must be text")
			.trim()
			.refine(isFieldName, `A hidden field's name may have letters, digits, - and _, at most ${FIELD_NAME_CAP}`)
			.refine((name) => !isReservedField(name), "A hidden field can't be named lang, embed, after, or invite"),
		"hidden_fields must be a list",
	)
	.max(FIELDS_MAX, `You can have up to ${FIELDS_MAX} hidden fields`)
	.refine((names) => new Set(names).size === names.length, "Two hidden fields have the same name")

/** As a page sends them. Names that are not allowed are dropped. */
export const SentFields = z.record(z.string(), z.string("A field must be text"), "fields must be an object").optional()
