import type { Saved } from "@/components/forms/use-draft"
import type { Translations } from "@/lib/client/contract"

/** By the text as the business wrote it. "" is untranslated. */
export type TranslationValues = Readonly<Record<string, string>>

/** A language's translations with a field for every text. Those of texts that are gone stay. */
export function savedTranslations({ texts, translations }: Translations, language: string): Saved<TranslationValues> {
	const stored = translations.find((row) => row.language === language)
	const empty = Object.fromEntries(texts.map(({ text }) => [text, ""]))
	return { values: { ...empty, ...stored?.texts }, version: stored?.updated_at ?? "" }
}

export const untranslated = ({ texts }: Pick<Translations, "texts">, values: TranslationValues) =>
	texts.filter(({ text }) => !values[text]?.trim())

export function unusedOf({ texts }: Pick<Translations, "texts">, values: TranslationValues): [string, string][] {
	const used = new Set(texts.map(({ text }) => text))
	return Object.entries(values).filter(([text, said]) => said !== "" && !used.has(text))
}
