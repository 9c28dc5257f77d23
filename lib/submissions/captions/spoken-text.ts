import type { Cue } from "./vtt/cue"

export function spokenText(cues: readonly Pick<Cue, "text">[]): string {
	return cues
		.map(({ text }) => text.replaceAll("\n", " "))
		.join(" ")
		.trim()
}
