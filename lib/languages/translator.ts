import type { CompiledMessage } from "icu-minify/format"
import format from "icu-minify/format"
import type { VisitorLanguage } from "./t"

/** By `messageKey()` of their English text, refusals by that of their code. */
export type Messages = Record<string, CompiledMessage>

/** On their way to a browser, the keys in one piece: each in quotes of its own, they weighed as much as half the texts. */
export interface PackedMessages {
	keys: string
	texts: CompiledMessage[]
}

/** Short, so that a page carries no English beside its own language. */
export function keyOf(source: string): string {
	let hash = 0x811c9dc5
	for (let at = 0; at < source.length; at++) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193)
	return (hash >>> 0).toString(36)
}

const KEY_LENGTH = 6

/** All have the same length (31 bits; a test finds two with the same). */
export const messageKey = (source: string) =>
	keyOf(source)
		.padStart(KEY_LENGTH + 1, "0")
		.slice(1)

export const pack = (messages: Messages): PackedMessages => ({
	keys: Object.keys(messages).join(""),
	texts: Object.values(messages),
})

export const unpack = ({ keys, texts }: PackedMessages): Messages =>
	Object.fromEntries(texts.map((text, at) => [keys.slice(at * KEY_LENGTH, (at + 1) * KEY_LENGTH), text]))

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
			const message = messages[messageKey(source)]
			if (message === undefined) return source.replace(/\{(\d)\}/g, (place, at) => String(values[at] ?? place))
			return fill(message, Object.entries(values))
		},
		refusal(code, values = {}) {
			const message = messages[messageKey(code)]
			return message === undefined ? undefined : fill(message, Object.entries(values))
		},
	}
}
