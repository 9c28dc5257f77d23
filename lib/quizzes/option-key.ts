/** Equal for options that a reader cannot tell apart: composed or decomposed letters, any kind of blank. */
export function optionKey(option: string): string {
	return option.normalize("NFC").replace(/\s+/g, " ").trim()
}
