import { ENGLISH } from "@/lib/languages/choose-language"
import { t } from "@/lib/languages/t"
import * as switchWords from "./language-switch-words"
import { LanguageMenu } from "./lazy-language-messages"

/** In the header of a public page, where the business lets its visitors change the language. Nothing is lost: what was
 * recorded, typed, or answered is kept in the browser, and the page asks before an unsent video. */
export function LanguageSwitch() {
	const offer = globalThis.languageOffer
	if (!offer?.hasSwitch) return null
	const current = globalThis.visitorLanguage?.code ?? ENGLISH
	return <LanguageMenu label={t(switchWords.label)} languages={offer.languages} current={current} />
}
