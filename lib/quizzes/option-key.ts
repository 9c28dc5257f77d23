/** Equal for options that look alike to a reader: composed or decomposed letters, any kind of blank. */
export function optionKey(option: string): string {
	return option.normalize("NFC").replace(/\s+/g, " ").trim()
}
