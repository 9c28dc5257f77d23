export type CueKey = "play" | "start" | "end" | "split" | "previous" | "next" | "save"

const WITH_ALT: Record<string, CueKey> = {
	Comma: "start",
	Period: "end",
	Enter: "split",
	ArrowUp: "previous",
	ArrowDown: "next",
}
const WITH_CONTROL: Record<string, CueKey> = { Enter: "play", KeyS: "save" }

interface Pressed {
	code: string
	altKey: boolean
	ctrlKey: boolean
	metaKey: boolean
	shiftKey: boolean
}

/** The command of a key press while captions are typed, or null. Reads the key's position, since layouts differ. */
export function cueKey({ code, altKey, ctrlKey, metaKey, shiftKey }: Pressed): CueKey | null {
	if (shiftKey) return null
	// Alt with either of these is AltGr on Windows, which types a character.
	if (altKey) return ctrlKey || metaKey ? null : (WITH_ALT[code] ?? null)
	return ctrlKey || metaKey ? (WITH_CONTROL[code] ?? null) : null
}
