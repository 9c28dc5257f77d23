/**
 * Folds both sides of a search, the stored text and the query. The database's lower() knows only ASCII if the database
 * uses the C locale, so "Ömer ÖZIL" was never found. Composed (NFC), because phones and Macs send the same name in
 * different code points. One form of sigma, because lowercase has two and picks by position.
 */
export function foldSearchText(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ")
}

/** Escapes LIKE's own wildcards, so that they match literally. */
export function likePattern(text: string): string {
	return foldSearchText(text).replace(/[\\%_]/g, "\\$&")
}
