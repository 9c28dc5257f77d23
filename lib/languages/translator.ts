import type { CompiledMessage } from "icu-minify/format"
import format from "icu-minify/format"
import type { VisitorLanguage } from "./t"

/** By the key of their English text. */
export type Messages = Record<string, CompiledMessage>

/** Short, so that a page carries no English beside its own language (32 bits; a test finds two with the same). */
export function keyOf(source: string): string {
	let hash = 0x811c9dc5
	for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193)
	return (hash >>> 0).toString(36)
}

/** The name of a value where it is shown as it is; under its bare place it chooses a form. */
export const shown = (place: string) => `shown${place}`

/** Around a name in another direction's script: its brackets and periods stay its own ("Acme (Berlin)"). */
const FIRST_STRONG = "\u2068"
const POP = "\u2069"
const LATIN = /\p{sc=Latin}/u

const formatters: Parameters<typeof format>[3]["formatters"] = {
	getNumberFormat: (...given) => new Intl.NumberFormat(...given),
	getPluralRules: (...given) => new Intl.PluralRules(...given),
	getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
}

/** @param messages those of the page, or all @param locale for numbers and the forms of plurals */
export function translator(
	messages: Messages,
	{ locale, dir }: Pick<VisitorLanguage, "locale" | "dir">,
): VisitorLanguage["translate"] {
	const show = (value: string | number) =>
		typeof value === "string" && dir === "rtl" && LATIN.test(value)
			? FIRST_STRONG + value + POP
			: value.toLocaleString(locale)

	return (source, values) => {
		const message = messages[keyOf(source)]
		if (message === undefined) return source.replace(/\{(\d)\}/g, (place, at) => String(values[at] ?? place))
		const given = values.flatMap((value, at) => [
			[at, value],
			[shown(String(at)), show(value)],
		])
		return String(format(message, locale, Object.fromEntries(given), { formatters }))
	}
}
