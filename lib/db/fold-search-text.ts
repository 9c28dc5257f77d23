// Folds stored text and query alike: the database's lower() knows only ASCII in the C locale ("Ömer ÖZIL" was never
// found). NFC, because phones and Macs send different code points; one sigma, because lowercase has two; one i, because
// Turkish has four, and lowercase outside of Turkey makes three of them.
export function foldSearchText(text: string): string {
	return text
		.normalize("NFC")
		.toLowerCase()
		.replaceAll("ς", "σ")
		.replaceAll("i\u0307", "i")
		.replaceAll("ı", "i")
		.replaceAll("ß", "ss")
}

export function likePattern(text: string): string {
	return foldSearchText(text).replace(/[\\%_]/g, "\\$&")
}
