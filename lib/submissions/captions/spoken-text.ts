import type { Cue } from "./vtt/cue"

/** The captions as one text, for searches and for the chatbot. */
export function spokenText(cues: readonly Pick<Cue, "text">[]): string {
	return cues
		.map(({ text }) => text.replaceAll("\n", " "))
		.join(" ")
		.trim()
}
