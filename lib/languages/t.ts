/** A name, or a number, which is written as the language writes numbers: "1,204". */
type Value = string | number

export interface VisitorLanguage {
	/** BCP 47, as in `<html lang>`. */
	code: string
	dir: "ltr" | "rtl"
	/** For `Intl`: the code, and where needed the digits. */
	locale: string
	/** @param source the English text, with `{0}`, `{1}` for the values. Without a translation the English text. */
	translate: (source: string, values: readonly Value[]) => string
	/** A refusal by its code. Undefined for one that the page does not know. */
	refusal: (code: string, values?: Readonly<Record<string, Value>>) => string | undefined
	/** Short, for telling one wording from another. */
	fingerprint: (text: string) => string
}

declare global {
	/**
	 * The language of what is being drawn: undefined is English. A browser shows one page in one language
	 * (components/languages); a server answers many at the same time (current-language.ts).
	 */
	var visitorLanguage: VisitorLanguage | undefined
}

const FIGURES = new Intl.NumberFormat("en-US")

/** "1,204". toLocaleString() makes a formatter each time: with 100 questions, two thirds of a keystroke in the editor. */
export const inEnglish = (value: Value | undefined) => (typeof value === "number" ? FIGURES.format(value) : value)

/**
 * A text for visitors, in their language: `t("Retry")` and "t`${count} of ${total}`". English is the source, and the
 * key of the catalogues. Call it where the text is shown and not while a module is evaluated: one server speaks all
 * languages.
 */
export function t(source: string | TemplateStringsArray, ...values: Value[]): string {
	const parts = typeof source === "string" ? [source] : source
	const language = globalThis.visitorLanguage
	return language
		? language.translate(
				parts.reduce((text, part, at) => `${text}{${at - 1}}${part}`),
				values,
			)
		: parts.reduce((text, part, at) => text + inEnglish(values[at - 1]) + part)
}

/** For `Intl`. */
export const visitorLocale = () => globalThis.visitorLanguage?.locale ?? "en-US"
