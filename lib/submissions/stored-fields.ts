import type { Prisma } from "@/lib/db/generated/client"
import {
	type AnsweredAlways,
	type AnsweredIfGiven,
	FIELD_NAMES,
	type FieldName,
	fieldOf,
	type PublicName,
	type StoredFields,
	type StoredName,
	type TypedFields,
} from "./form-fields"
import { normalize } from "./validate-submission"

const storedName = (name: FieldName): string => fieldOf(name).stored ?? name
const select = <N extends FieldName>(names: readonly N[]) =>
	Object.fromEntries(names.map((name) => [storedName(name), true])) as Record<StoredName<N>, true>

export const PUBLIC_NAMES = FIELD_NAMES.filter((name): name is PublicName => fieldOf(name).isPublic === true)
export const FIELDS = select(FIELD_NAMES) satisfies Prisma.SubmissionSelect
export const PUBLIC_FIELDS = select(PUBLIC_NAMES) satisfies Prisma.SubmissionSelect

/** @param typed without mistakes; what has some is stored as if it were not there. */
export function storedFields(typed: TypedFields): StoredFields {
	const stored = FIELD_NAMES.map((name) => {
		const field = fieldOf(name)
		const value = normalize(field, typed[name])
		if (field.kind === "stars") return [storedName(name), Number(value) || null]
		return [storedName(name), "missing" in field && field.missing ? value : value || null]
	})
	return Object.fromEntries(stored) as StoredFields
}

export function storedValue(row: Partial<StoredFields>, name: FieldName): string | number | null {
	return (row as Readonly<Record<string, string | number | null>>)[storedName(name)] ?? null
}

export function presentFields<N extends FieldName>(
	row: Pick<StoredFields, StoredName<N> & keyof StoredFields>,
	names: readonly N[],
) {
	const always: Record<string, unknown> = {}
	const ifGiven: Record<string, unknown> = {}
	for (const name of names) {
		const value = storedValue(row, name)
		if (!fieldOf(name).isLeftOut) always[name] = value
		else if (value !== null) ifGiven[name] = value
	}
	return { always: always as AnsweredAlways<N>, ifGiven: ifGiven as AnsweredIfGiven<N> }
}
