/**
 * Nothing that a reader does not see may reach a prompt: directions of writing turned around, and the tag characters that
 * spell whole sentences invisibly. The joiners of emoji and of Persian stay.
 */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** All but tab and line feed. */
const CONTROLS = /[^\P{Cc}\t\n]/gu

/** A text as it is kept: one form for each character, lines ended one way, at most one empty line between two. */
export function tidyText(text: string): string {
	return text
		.toWellFormed()
		.normalize("NFC")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(CONTROLS, " ")
		.replace(UNSEEN, "")
		.replace(/[^\S\n]+$/gm, "")
		.replace(/\n{3,}/g, "\n\n")
		.trim()
}

/** A text of one line. */
export function tidyLine(text: string): string {
	return tidyText(text).replace(/\s+/g, " ")
}
