import { ENGLISH } from "@/lib/languages/choose-language"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { keyOf } from "@/lib/languages/translator"
import type { ConsentWording } from "../../consent-text"

/** A translation of a business's own sentence. Its version names the language and the text beside the sentence's own:
 * "2026-11-23.1.de.1qx3k9f". */
export const translatedWording = ({ version }: ConsentWording, language: string, text: string): ConsentWording => ({
	text,
	version: `${version}.${language}.${keyOf(text)}`,
})

/** A business's own sentence as a page in the present language shows it: its translation, or as the business wrote it. Never
 * the catalogue's, which may have the same words: a submission knows the business's translations alone. */
export function spokenWording(wording: ConsentWording): ConsentWording {
	const said = ownWords(wording.text)
	if (said !== wording.text) return translatedWording(wording, globalThis.visitorLanguage?.code ?? ENGLISH, said)
	const { lang } = ownWordsLang(wording.text)
	return lang ? { ...wording, lang } : wording
}
