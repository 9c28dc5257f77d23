/**
 * Both sides of the search, what is stored and what is asked for, are folded here and nowhere else: the database's lower()
 * knows only ASCII where it was made with the C locale, so that "Ömer ÖZIL" was never found. Composed, because phones
 * and Macs send the same name in different code points; one sigma, because lower case has two and picks by position.
 */
export function foldText(text: string): string {
	return text.normalize("NFC").toLowerCase().replaceAll("ς", "σ")
}

/** What the search column of a submission holds. */
export function searchText({ name, email, website }: { name: string; email: string; website?: string | null }): string {
	return foldText([name, email, website ?? ""].join(" "))
}
