import { z } from "zod"
import type { Product } from "@/lib/calls"
import { translatedLanguages } from "@/lib/languages/catalogue"
import { ENGLISH } from "@/lib/languages/choose-language"
import { translationRefusals } from "./words"

/** As for a quiz, whose texts are the most. */
export const TRANSLATIONS_BYTES_MAX = 512 * 1024
const TEXT_CAP = 2_000
const TEXTS_MAX = 2_500

/** The collect page and what surrounds it, the chat, or a quiz by its id. */
export const TranslationParams = z.object({
	subject: z.union([z.enum(["page", "chatbot"]), z.uuid()], translationRefusals.subjectUnknown),
})

/** Whose texts a subject's are. */
export const productOf = (subject: string): Product => (subject === "page" ? "video_testimonials" : "chatbot")

const whole = (text: string) => text.isWellFormed() && !text.includes("\0")
const text = z
	.string("A text must be text")
	.max(TEXT_CAP, `A text can have up to ${TEXT_CAP} characters`)
	.refine(whole, "A text contains characters that can't be stored")

const language = z
	.string(translationRefusals.languageUnknown)
	.refine((code) => code === ENGLISH || translatedLanguages().includes(code), translationRefusals.languageUnknown)

export const SaveTranslations = z.object({
	language,
	/** All of them: what is absent is untranslated. Empty ones are left out. */
	texts: z
		.record(text, text, "texts must be an object")
		.refine((texts) => Object.keys(texts).length <= TEXTS_MAX, `There can be up to ${TEXTS_MAX} texts`)
		.transform((texts) => Object.entries(texts).filter(([source, said]) => source.trim() && said.trim())),
	/** As it was answered; null where there were none. A stale one is refused. */
	updated_at: z.iso.datetime({ offset: true, error: "updated_at must be a time as it was answered" }).nullish(),
})
export type SaveTranslations = z.infer<typeof SaveTranslations>

export const DraftTranslations = z.object({
	language,
	/** Those to draft, as the business wrote them. */
	texts: z.array(text, "texts must be a list of texts").max(TEXTS_MAX, `There can be up to ${TEXTS_MAX} texts`),
})
export type DraftTranslations = z.infer<typeof DraftTranslations>
