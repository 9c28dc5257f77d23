import { z } from "zod"

export const CaptionsState = z.enum(["processing", "draft", "approved", "failed"])
export type CaptionsState = z.infer<typeof CaptionsState>

/** Milliseconds from the start of the video. Plain text of at most 500 characters, with line breaks. */
export const CaptionCue = z.strictObject({ start_ms: z.int(), end_ms: z.int(), text: z.string() })
export type CaptionCue = z.infer<typeof CaptionCue>

export const Captions = z.strictObject({
	cues: z.array(CaptionCue),
	language: z.string(),
	origin: z.enum(["transcribed", "written", "uploaded"]),
	/** Only approved captions are public, and only they are in the chatbot's knowledge. */
	state: CaptionsState,
	error: z.string().nullable(),
	headline: z.string().nullable(),
	/** True if the chatbot answers from it. False for approved captions if the chatbot's knowledge is full. */
	in_knowledge: z.boolean(),
	/** The WebVTT file, a path on this origin, signed for an hour. */
	vtt_url: z.string(),
	updated_at: z.iso.datetime(),
})
export type Captions = z.infer<typeof Captions>

export const CaptionsAnswer = z.strictObject({
	captions: Captions.nullable(),
	transcription: z.strictObject({
		available: z.boolean(),
		reason: z.string().nullable(),
	}),
})
export type CaptionsAnswer = z.infer<typeof CaptionsAnswer>
