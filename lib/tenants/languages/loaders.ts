import { catalogueOf, translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH, type OfferedLanguages } from "@/lib/languages/choose-language"
import type { LanguageOffer } from "@/lib/languages/offer"

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
const ENGLISH_NAME = "English"

/** English first, then by their English names. */
export function availableLanguages(): AvailableLanguage[] {
	const others = translatedLanguages().map((code) => {
		const { name, dir, reviewed } = catalogueOf(code).about
		return { code, name, dir, englishName: NAMES.of(code) ?? code, isReviewed: reviewed !== UNREVIEWED }
	})
	return [
		{ code: ENGLISH, name: ENGLISH_NAME, englishName: ENGLISH_NAME, dir: "ltr", isReviewed: true },
		...others.sort((a, b) => a.englishName.localeCompare(b.englishName, "en")),
	]
}

/** Among what the visitor of a business may choose; [] where everyone gets the same. */
export function spokenOf({ languages, followsVisitor }: OfferedLanguages): LanguageOffer["languages"] {
	if (!followsVisitor) return []
	return languages.flatMap((code) => {
		if (code === ENGLISH) return [{ code, name: ENGLISH_NAME, dir: "ltr" as const }]
		if (!translatedLanguages().includes(code)) return []
		const { name, dir } = catalogueOf(code).about
		return [{ code, name, dir }]
	})
}
