/** Values that a page's address brings along, by the names that the business allows. */
export type HiddenFields = Readonly<Record<string, string>>

export const FIELDS_MAX = 20
export const FIELD_NAME_CAP = 40
export const FIELD_CAP = 200
const NAME = /^[A-Za-z0-9_-]{1,40}$/
/** What the pages' own addresses use, and the one key that is special in an object. */
const RESERVED: readonly string[] = ["lang", "embed", "after", "invite", "__proto__"]

export const isReservedField = (name: string) => RESERVED.includes(name.toLowerCase())
export const isFieldName = (name: string) => NAME.test(name)

/** Half a character can be neither stored nor shown. */
const UNSEEN = /[\p{Cc}\p{Cs}]+/gu

/** A visitor can't mend a link, so a value that is too long is cut instead of refused. */
function kept(value: string): string {
	return Array.from(value.replace(UNSEEN, " ").trim()).slice(0, FIELD_CAP).join("").trim()
}

/** Only allowed names, in their order, and only those with a value. Other names leave no trace. */
export function keptFields(names: readonly string[], sent: HiddenFields): Record<string, string> {
	const found = names.flatMap((name) => {
		const value = Object.hasOwn(sent, name) ? kept(sent[name] ?? "") : ""
		return value === "" ? [] : [[name, value] as const]
	})
	return Object.fromEntries(found)
}

/** @param search decoded once, by the browser's own rules: a plus is a blank, and the first of two values counts. */
export function fieldsIn(names: readonly string[], search: string): Record<string, string> {
	const query = new URLSearchParams(search)
	return keptFields(names, Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])))
}
