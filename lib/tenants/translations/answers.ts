import { z } from "zod"

/** By the text as the business wrote it. */
export const TranslatedTexts = z.record(z.string(), z.string())
export type TranslatedTexts = z.infer<typeof TranslatedTexts>

export const Translations = z.strictObject({
	translations: z.array(
		z.strictObject({
			/** A code such as `de`. */
			language: z.string(),
			texts: TranslatedTexts,
			updated_at: z.iso.datetime(),
		}),
	),
})
export type Translations = z.infer<typeof Translations>
