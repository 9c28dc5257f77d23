// Folds stored text and query alike: the database's lower() knows only ASCII in the C locale ("Ömer ÖZIL" was never
// found). NFC, because phones and Macs send different code points; one sigma, because lowercase has two.
export function foldSearchText(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ")
}

export function likePattern(text: string): string {
	return foldSearchText(text).replace(/[\\%_]/g, "\\$&")
}
