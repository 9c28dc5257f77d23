/**
 * Both sides of a search, what is stored and what is asked for, are folded here and nowhere else: the database's lower()
 * knows only ASCII where it was made with the C locale, so that "Ömer ÖZIL" was never found. Composed, because phones
 * and Macs send the same name in different code points; one sigma, because lower case has two and picks by position.
 */
export function foldSearchText(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ")
}

/** LIKE's own signs are searched for as they are. */
export function likePattern(text: string): string {
	return foldSearchText(text).replace(/[\\%_]/g, "\\$&")
}
