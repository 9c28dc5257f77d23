import type { Prisma } from "@/lib/db/generated/client"
import {
	type AnsweredAlways,
	type AnsweredIfGiven,
	FIELD_NAMES,
	type FieldName,
	FORM_FIELDS,
	fieldOf,
	type PublicName,
	type StoredFields,
	type TypedFields,
} from "./form-fields"
import { normalize } from "./validate-submission"

type Stored<N extends FieldName> = (typeof FORM_FIELDS)[N]["stored"]

const select = <N extends FieldName>(names: readonly N[]) =>
	Object.fromEntries(names.map((name) => [FORM_FIELDS[name].stored, true])) as Record<Stored<N>, true>

export const PUBLIC_NAMES = FIELD_NAMES.filter((name): name is PublicName => FORM_FIELDS[name].isPublic)
export const FIELDS = select(FIELD_NAMES) satisfies Prisma.SubmissionSelect
export const PUBLIC_FIELDS = select(PUBLIC_NAMES) satisfies Prisma.SubmissionSelect

/** @param typed without mistakes; what has some is stored as if it were not there. */
export function storedFields(typed: TypedFields): StoredFields {
	const stored = FIELD_NAMES.map((name) => {
		const field = fieldOf(name)
		const value = normalize(field.kind, typed[name])
		if (field.kind === "stars") return [field.stored, Number(value) || null]
		return [field.stored, field.missing ? value : value || null]
	})
	return Object.fromEntries(stored) as StoredFields
}

export function storedValue(row: Partial<StoredFields>, name: FieldName): string | number | null {
	return row[FORM_FIELDS[name].stored] ?? null
}

/** As answers have them. Two parts, since answers have them in different places. */
export function presentFields<N extends FieldName>(row: Pick<StoredFields, Stored<N>>, names: readonly N[]) {
	const values = names.map((name) => [name, storedValue(row, name), fieldOf(name).answered] as const)
	return {
		always: Object.fromEntries(values.filter(([, , answered]) => answered === "always")) as AnsweredAlways<N>,
		ifGiven: Object.fromEntries(
			values.filter(([, value, answered]) => answered === "if given" && value !== null),
		) as AnsweredIfGiven<N>,
	}
}
