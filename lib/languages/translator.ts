import type { CompiledMessage } from "icu-minify/format"
import format from "icu-minify/format"
import type { VisitorLanguage } from "./t"

/** By the key of their English text, refusals by their code, which no key equals: it has a `_`. */
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

/** A value in seconds, shown as "in 40 seconds" or "in 2 minutes". */
const WAIT = "wait"

function inTime(seconds: number, locale: string): string {
	const units = [["hour", 3600] as const, ["minute", 60] as const, ["second", 1] as const]
	const [unit, length] = units.find(([, least]) => seconds >= least) ?? (["second", 1] as const)
	return new Intl.RelativeTimeFormat(locale).format(Math.ceil(seconds / length), unit)
}

const formatters: Parameters<typeof format>[3]["formatters"] = {
	getNumberFormat: (...given) => new Intl.NumberFormat(...given),
	getPluralRules: (...given) => new Intl.PluralRules(...given),
	getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
}

/** @param messages those of the page, or all @param locale for numbers and the forms of plurals */
export function translator(
	messages: Messages,
	{ locale, dir }: Pick<VisitorLanguage, "locale" | "dir">,
): Pick<VisitorLanguage, "translate" | "refusal"> {
	const show = (name: string, value: string | number) => {
		if (name === WAIT) return inTime(Number(value), locale)
		return typeof value === "string" && dir === "rtl" && LATIN.test(value)
			? FIRST_STRONG + value + POP
			: value.toLocaleString(locale)
	}
	const fill = (message: CompiledMessage, values: [string, string | number][]) => {
		const given = values.flatMap(([name, value]) => [
			[name, value],
			[shown(name), show(name, value)],
		])
		return String(format(message, locale, Object.fromEntries(given), { formatters }))
	}
	return {
		translate(source, values) {
			const message = messages[keyOf(source)]
			if (message === undefined) return source.replace(/\{(\d)\}/g, (place, at) => String(values[at] ?? place))
			return fill(message, Object.entries(values))
		},
		refusal(code, values = {}) {
			const message = messages[code]
			return message === undefined ? undefined : fill(message, Object.entries(values))
		},
	}
}
