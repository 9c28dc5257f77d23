import { t } from "./t"

type Texts = Readonly<Record<string, string>>

export interface OwnTexts {
	/** What the business wrote, in the page's language, by the text as it wrote it. */
	texts: Texts
	/** The language in which the business writes. */
	written: string
}

declare global {
	/** Undefined where the page is in the language in which the business writes. Set as globalThis.visitorLanguage is. */
	var ownTexts: OwnTexts | undefined
}

const translated = (text: string) => {
	const texts = globalThis.ownTexts?.texts
	return texts && Object.hasOwn(texts, text) ? texts[text] : undefined
}

/** A text of the business in the page's language: as the business says it, or the product its own default. */
export const own = (text: string): string => translated(text) ?? t(text)

/** As `own()`, for a text that has no default: one of a quiz, which the catalogues may have by chance. */
export const ownWords = (text: string): string => translated(text) ?? text

type Mark = { lang?: string; dir?: "auto" }

/** For the element that holds `own(text)`: says the language of a text that the business has not translated. */
export const ownLang = (text: string): Mark => (t(text) === text ? ownWordsLang(text) : {})

/** For the element that holds `ownWords(text)`. */
export const ownWordsLang = (text: string): Mark => (translated(text) === undefined ? writtenLang() : {})

/** For an element that holds what the business wrote as it wrote it. */
export function writtenLang(): Mark {
	const written = globalThis.ownTexts?.written
	return written === undefined ? {} : { lang: written, dir: "auto" }
}

/** The translations of these texts alone: a browser gets no others. Undefined where the business writes in the page's
 * language. */
export function ownTextsAmong(texts: readonly string[]): OwnTexts | undefined {
	const own = globalThis.ownTexts
	if (!own) return undefined
	const found = texts.flatMap((text) => {
		const said = translated(text)
		return said === undefined ? [] : [[text, said] as const]
	})
	return { ...own, texts: Object.fromEntries(found) }
}

/** Those that a call answered, beside those that the page came with. */
export function addOwnTexts(texts: Texts | undefined): void {
	const own = globalThis.ownTexts
	if (own && texts) globalThis.ownTexts = { ...own, texts: { ...own.texts, ...texts } }
}
