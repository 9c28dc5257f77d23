import { invalid } from "@/lib/errors"
import { translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import * as tenantSentences from "../words"

/** @throws `invalid` for a language that the product does not speak. */
export function assertSpoken(codes: readonly string[]): void {
	const spoken = [ENGLISH, ...translatedLanguages()]
	const unknown = codes.find((code) => !spoken.includes(code))
	if (unknown !== undefined) throw invalid("languages", tenantSentences.languageUnknown(unknown, spoken))
}
