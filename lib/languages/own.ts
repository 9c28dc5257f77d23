import { t } from "./t"

export interface OwnTexts {
	/** What the business wrote, in the page's language, by the text as it wrote it. */
	texts: Readonly<Record<string, string>>
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

/** For the element that holds `own(text)`: says the language of a text that the business has not translated. */
export function ownLang(text: string): { lang?: string; dir?: "auto" } {
	const written = globalThis.ownTexts?.written
	return written === undefined || translated(text) !== undefined || t(text) !== text
		? {}
		: { lang: written, dir: "auto" }
}
