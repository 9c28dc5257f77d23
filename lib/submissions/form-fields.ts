import { EMAIL_CAP } from "@/lib/accounts/email-address"
import * as fieldWords from "./field-words"
import { NAME_MAX, WEBSITE_MAX } from "./limits"

/** Decides how a value is typed, normalized, and checked. */
export type FieldKind = "line" | "email" | "link" | "stars" | "choice"

interface AnyField {
	label: string
	malformed: string
	/** The business's setting without which a customer is not asked, and what is sent is ignored. */
	askedBy?: "askStars" | "askRelation"
	/** Property of the stored row, if it isn't the name, which its column and all that is sent have. */
	stored?: string
	/** Answers and webhooks leave it out where the customer gave none. Others are null there. */
	isLeftOut?: true
	/** Anyone may read it. Admins, exports, and webhooks get every field. */
	isPublic?: true
}

interface TextField extends AnyField {
	kind: "line" | "email" | "link"
	autoComplete: string
	missing?: string
	/** Characters. */
	max: number
	tooLong: string
}

interface ChoiceField extends AnyField {
	kind: "choice"
	/** What may be chosen, as it is stored, and the label of each. */
	options: Readonly<Record<string, string>>
}

export type FormField = TextField | ChoiceField | (AnyField & { kind: "stars" })

/** What a customer says about themselves, in the form's order. ARCHITECTURE.md lists what a new row needs besides. */
export const FORM_FIELDS = {
	name: {
		kind: "line",
		label: fieldWords.name,
		autoComplete: "name",
		missing: fieldWords.nameRequired,
		max: NAME_MAX,
		tooLong: fieldWords.nameTooLong,
		malformed: fieldWords.nameCharacters,
		isPublic: true,
	},
	email: {
		kind: "email",
		label: fieldWords.email,
		autoComplete: "email",
		missing: fieldWords.emailRequired,
		max: EMAIL_CAP,
		tooLong: fieldWords.emailTooLong,
		malformed: fieldWords.emailCharacters,
	},
	website: {
		kind: "link",
		label: fieldWords.website,
		autoComplete: "url",
		max: WEBSITE_MAX,
		tooLong: fieldWords.websiteTooLong,
		malformed: fieldWords.websiteInvalid,
		isPublic: true,
	},
	stars: {
		kind: "stars",
		label: fieldWords.stars,
		malformed: fieldWords.starsInvalid,
		askedBy: "askStars",
		isLeftOut: true,
		isPublic: true,
	},
	relation: {
		kind: "choice",
		label: fieldWords.relation,
		options: fieldWords.relations,
		malformed: fieldWords.relationInvalid,
		askedBy: "askRelation",
		isLeftOut: true,
		isPublic: true,
	},
} as const satisfies Record<string, FormField>

type Fields = typeof FORM_FIELDS
export type FieldName = keyof Fields
export type FieldsLike<Row, Name extends FieldName = FieldName> = {
	[N in Name]: Fields[N] extends Row ? N : never
}[Name]
type StarsName = FieldsLike<{ kind: "stars" }>
export type TextName = FieldsLike<{ autoComplete: string }>
export type ChoiceName = FieldsLike<{ kind: "choice" }>
export type PublicName = FieldsLike<{ isPublic: true }>

export type StoredName<N extends FieldName> = N extends FieldName ? Stored<Fields[N], N> : never
type Stored<Row, N> = Row extends { stored: infer S extends string } ? S : N
type OptionOf<Row> = Row extends { options: infer O } ? keyof O : string
type GivenValue<N extends FieldName> = N extends StarsName ? number : OptionOf<Fields[N]>
type StoredValue<N extends FieldName> = Fields[N] extends { missing: string } ? string : GivenValue<N> | null

export type TypedFields = Record<TextName, string> & Partial<Record<StarsName | ChoiceName, string>>
/** Normalized, by property of the stored row. Where a required one is unknown, such as the email of an import, it is "". */
export type StoredFields = { [N in FieldName as StoredName<N>]: StoredValue<N> }
type LeftOut<N extends FieldName> = FieldsLike<{ isLeftOut: true }, N>
export type AnsweredAlways<N extends FieldName> = { [A in Exclude<N, LeftOut<N>>]: StoredValue<A> }
export type AnsweredIfGiven<N extends FieldName> = { [A in LeftOut<N>]?: GivenValue<A> }

export const FIELD_NAMES = Object.keys(FORM_FIELDS) as FieldName[]
export const fieldOf = (name: FieldName): FormField => FORM_FIELDS[name]

export const isText = (name: FieldName): name is TextName => "autoComplete" in fieldOf(name)
export const TEXT_FIELDS: readonly (TextField & { name: TextName })[] = FIELD_NAMES.filter(isText).map((name) => ({
	name,
	...FORM_FIELDS[name],
}))

export const CHOICE_FIELDS: readonly (ChoiceField & { name: ChoiceName })[] = FIELD_NAMES.flatMap((name) => {
	const field = fieldOf(name)
	return field.kind === "choice" ? [{ name: name as ChoiceName, ...field }] : []
})

export function eachField<T>(make: (name: FieldName) => T): Record<FieldName, T> {
	return Object.fromEntries(FIELD_NAMES.map((name) => [name, make(name)])) as Record<FieldName, T>
}
