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

const formatters = {
	/** Names take the same places as numbers. */
	getNumberFormat: (locale, options) => {
		const numbers = new Intl.NumberFormat(locale, options)
		const write = (value: unknown) => (typeof value === "number" ? numbers.format(value) : String(value))
		return { format: write } as Intl.NumberFormat
	},
	getPluralRules: (...given) => new Intl.PluralRules(...given),
	getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
} satisfies Parameters<typeof format>[3]["formatters"]

/** @param messages those of the page's surfaces, or all */
export function translator(messages: Messages, locale: string): VisitorLanguage["translate"] {
	return (source, values) => {
		const message = messages[keyOf(source)]
		return message === undefined
			? source.replace(/\{(\d)\}/g, (_, at) => String(values[at]))
			: String(format(message, locale, Object.fromEntries(values.entries()), { formatters }))
	}
}
