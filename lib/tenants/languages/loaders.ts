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

/** Among what the visitor of a business may choose; [] where everyone gets the same. */
export function spokenOf({ languages, followsVisitor }: OfferedLanguages): LanguageOffer["languages"] {
	const available = availableLanguages()
	const known = followsVisitor ? languages.map((chosen) => available.find(({ code }) => code === chosen)) : []
	return known.flatMap((language) => {
		if (!language) return []
		const { code, name, dir } = language
		return [{ code, name, dir }]
	})
}
