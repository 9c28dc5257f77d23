/** "reviewer.displayName" and "Reviewer display-name (required)" become the same. A question keeps its mark. */
export function plainTitle(title: string): string {
	return title
		.slice(0, 200)
		.normalize("NFKC")
		.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
		.toLowerCase()
		.replace(/\([^()]*\)/g, " ")
		.replace(/[^\p{L}\p{M}\p{N}?']+/gu, " ")
		.trim()
}

/** In the languages of the public pages, and of their neighbors. As plainTitle() has them. */
export const EMAIL_TITLE =
	/\be ?mail|^mail$|^address$|\bcorreo\b|^courriel\b|^adresse électronique$|^メール|邮箱|電郵|^эл почта|^почта$|البريد/
const WHOLE =
	/^(full|customer|display|client|voller|vollständiger) ?name$|^nom complet$|^nombre completo$|^nome completo$/
const BARE = /^(name|nom|nombre|nome|naam|navn|namn|kunde|customer|имя|姓名|名前|お名前|氏名|नाम|الاسم)$/
const FIRST = /^(first|given|fore) ?name$|^(vorname|prénom|prenom|voornaam|fornavn|förnamn|imię)$/
const LAST =
	/^(last|family) ?name$|^(surname|nachname|familienname|zuname|apellidos?|cognome|sobrenome|apelido|achternaam|etternavn|efternavn|efternamn|nazwisko|фамилия)$|^nom de famille$/

export function nameColumns(titles: string[]): number[] {
	const at = (form: RegExp) => titles.findIndex((title) => form.test(title))
	const [whole, bare, first, last] = [at(WHOLE), at(BARE), at(FIRST), at(LAST)]
	// Beside a first name, a "Name" is the last one; beside a last name, it is the first.
	const parts = first >= 0 ? [first, last >= 0 ? last : bare] : [bare, last]
	return (whole >= 0 ? [whole] : parts).filter((index) => index >= 0)
}

export interface PeopleColumns {
	email: number
	names: number[]
}

export function peopleColumns(cells: string[]): PeopleColumns | null {
	if (cells.some((cell) => cell.includes("@"))) return null
	const titles = cells.map(plainTitle)
	const email = titles.findIndex((title) => EMAIL_TITLE.test(title))
	return email < 0 ? null : { email, names: nameColumns(titles.map((title, at) => (at === email ? "" : title))) }
}
