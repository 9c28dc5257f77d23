import { z } from "zod"
import { CUES_MAX, HEADLINE_MAX, TIME_MAX_MS, tidyCueText } from "./vtt/cue"
import { captionsRefusals } from "./words"

export const DEFAULT_LANGUAGE = "en"
export const UPDATE_CAP_BYTES = 1024 * 1024

const Time = z
	.int("The times of a caption must be whole milliseconds")
	.min(0, "The times of a caption can't be negative")
	.max(TIME_MAX_MS, "The times of a caption must be within an hour")

const CueInput = z
	.object({ start_ms: Time, end_ms: Time, text: z.string("The text of a caption must be text") })
	.transform(({ start_ms, end_ms, text }) => ({ startMs: start_ms, endMs: end_ms, text }))

export function canonicalLanguage(code: string): string | null {
	try {
		return /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(code) ? (Intl.getCanonicalLocales(code)[0] ?? null) : null
	} catch {
		return null
	}
}

const Language = z
	.string(captionsRefusals.languageInvalid)
	.refine((code) => canonicalLanguage(code) !== null, captionsRefusals.languageInvalid)
	.transform((code) => canonicalLanguage(code) ?? code)

export const CaptionsChange = z
	.object({
		cues: z
			.array(CueInput, "cues must be a list")
			.max(CUES_MAX, `A testimonial can have up to ${CUES_MAX} captions`)
			.optional(),
		vtt: z.string("vtt must be text").optional(),
		language: Language.optional(),
		state: z.enum(["draft", "approved"], "state must be draft or approved").optional(),
		headline: z
			.string("headline must be text")
			.transform((text) => tidyCueText(text).replaceAll("\n", " ") || null)
			.refine((text) => (text?.length ?? 0) <= HEADLINE_MAX, `headline can have up to ${HEADLINE_MAX} characters`)
			.nullable()
			.optional(),
		/** From the version that was edited; null where there was none yet. A stale one gets a 409. */
		updated_at: z.iso
			.datetime({ offset: true, error: "updated_at must be a time as it was answered" })
			.transform((time) => new Date(time))
			.nullable()
			.optional(),
	})
	.refine(({ cues, vtt }) => cues === undefined || vtt === undefined, "Send cues or vtt, not both")
export type CaptionsChange = z.infer<typeof CaptionsChange>
/** What is absent is kept; a whole WebVTT file as `vtt` makes it a draft. */
export type CaptionsUpdate = z.input<typeof CaptionsChange>
