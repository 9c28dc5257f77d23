import { isTranscriptionAvailable } from "@/lib/ai/providers"
import { signedMediaUrl } from "../media-address"
import type { Captions, CaptionsAnswer } from "./answers"
import type { CaptionedRow } from "./row-mutations"
import type { Cue } from "./vtt/cue"
import { parseVtt } from "./vtt/parse-vtt"
import { captionsRefusals } from "./words"

const presentCue = ({ startMs, endMs, text }: Cue) => ({ start_ms: startMs, end_ms: endMs, text })

export function presentCaptions(row: CaptionedRow & { captions: object }): Captions
export function presentCaptions(row: CaptionedRow): Captions | null
export function presentCaptions(row: CaptionedRow): Captions | null {
	const { captions } = row
	if (!captions) return null
	return {
		cues: captions.vtt ? parseVtt(captions.vtt).map(presentCue) : [],
		language: captions.language,
		origin: captions.origin,
		state: captions.state,
		error: captions.error,
		headline: captions.headline,
		in_knowledge: row.knowledge !== null,
		vtt_url: signedMediaUrl(row, "captions"),
		updated_at: captions.updatedAt.toISOString(),
	}
}

export function presentCaptionsAnswer(row: CaptionedRow): CaptionsAnswer {
	const available = isTranscriptionAvailable()
	return {
		captions: presentCaptions(row),
		transcription: { available, reason: available ? null : captionsRefusals.transcriptionOff },
	}
}
