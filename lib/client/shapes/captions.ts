export type CaptionsState = "processing" | "draft" | "approved" | "failed"
export type CaptionsOrigin = "transcribed" | "written" | "uploaded"

/** Milliseconds from the beginning of the video; plain text, at most 500 characters, with line breaks. */
export interface CaptionCue {
	start_ms: number
	end_ms: number
	text: string
}

export interface Captions {
	cues: CaptionCue[]
	/** BCP 47. */
	language: string
	origin: CaptionsOrigin
	/** Only approved ones are public, and what the chatbot may answer from. */
	state: CaptionsState
	/** Why the transcription failed; null otherwise. */
	error: string | null
	/** The chatbot answers from it. False for approved ones where its knowledge is full. */
	in_knowledge: boolean
	/** The WebVTT file, a path on this origin, signed for an hour. */
	vtt_url: string
	updated_at: string
}

export interface CaptionsAnswer {
	captions: Captions | null
	transcription: {
		available: boolean
		/** Why not, for people; null where it is. */
		reason: string | null
	}
}

/** Every field may be absent, and stays as it is then. `cues` or a whole WebVTT file as `vtt`, which makes it a draft. */
export interface CaptionsUpdate {
	cues?: CaptionCue[]
	vtt?: string
	language?: string
	state?: "draft" | "approved"
	/** Of the version that was edited; null where there was none yet. When it is stale: 409. */
	updated_at?: string | null
}
