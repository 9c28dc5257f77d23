import { z } from "zod"

/** By the text as the business wrote it. */
export const TranslatedTexts = z.record(z.string(), z.string())
export type TranslatedTexts = z.infer<typeof TranslatedTexts>

export const OwnText = z.strictObject({
	/** As the business wrote it. */
	text: z.string(),
	/** Where it is used, in words: "Question 3, option 2". For several places, the first. */
	place: z.string(),
	/** How many other places use it. */
	elsewhere: z.int(),
	/** The fewest characters that a text in this place can have. */
	characters_min: z.int(),
	characters_max: z.int(),
	/** It can have several lines. */
	multiline: z.boolean(),
})
export type OwnText = z.infer<typeof OwnText>

export const Translations = z.strictObject({
	/** The language in which the business writes. */
	written: z.string(),
	/** The other languages that it offers. */
	languages: z.array(z.string()),
	/** What it wrote itself, in the order of the screens. */
	texts: z.array(OwnText),
	/** Those of texts that have changed since stay until they are left out. */
	translations: z.array(
		z.strictObject({
			/** A code such as `de`. */
			language: z.string(),
			texts: TranslatedTexts,
			updated_at: z.iso.datetime(),
		}),
	),
	/** A model can draft translations. */
	can_draft: z.boolean(),
})
export type Translations = z.infer<typeof Translations>

export const TranslationDraft = z.strictObject({
	/** Nothing of it is stored. What is missing here can be asked for again. */
	texts: TranslatedTexts,
})
export type TranslationDraft = z.infer<typeof TranslationDraft>
