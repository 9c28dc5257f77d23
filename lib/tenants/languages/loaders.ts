import { catalogueOf, translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"

export interface AvailableLanguage {
	code: string
	name: string
	englishName: string
	dir: "ltr" | "rtl"
	/** A person has read its consent sentences. English is the product's own. */
	isReviewed: boolean
}

const NAMES = new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" })
const UNREVIEWED = "none"

/** English first, then by their English names. */
export function availableLanguages(): AvailableLanguage[] {
	const others = translatedLanguages().map((code) => {
		const { name, dir, reviewed } = catalogueOf(code).about
		return { code, name, dir, englishName: NAMES.of(code) ?? code, isReviewed: reviewed !== UNREVIEWED }
	})
	return [
		{ code: ENGLISH, name: "English", englishName: "English", dir: "ltr", isReviewed: true },
		...others.sort((a, b) => a.englishName.localeCompare(b.englishName, "en")),
	]
}
