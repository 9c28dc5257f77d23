export interface PeopleColumns {
	email: number
	/** In the order of the whole name. */
	names: number[]
}

/** The titles of spreadsheets in the languages of the public pages, and of their neighbors. */
const EMAIL = /\be-?mail|^mail$|^address$|^correo\b|^courriel\b|^メール|邮箱|電郵|^эл\. ?почта|^почта$|البريد/
const WHOLE = /^(full|customer|display)[ _-]?name$|^(voller|vollständiger) name$|^nom complet$|^nombre completo$/
const BARE = /^(name|nom|nombre|nome|naam|navn|namn|kunde|customer|имя|姓名|名前|お名前|氏名|नाम|الاسم)$/
const FIRST = /^(first|given)[ _-]?name$|^(vorname|prénom|prenom|voornaam|fornavn|förnamn|imię)$/
const LAST =
	/^(last|family)[ _-]?name$|^(surname|nachname|familienname|zuname|apellidos?|cognome|sobrenome|apelido|achternaam|etternavn|efternavn|efternamn|nazwisko|фамилия)$|^nom de famille$/

/** Which columns a header names; null if the line is not a header. */
export function peopleColumns(cells: string[]): PeopleColumns | null {
	if (cells.some((cell) => cell.includes("@"))) return null
	const titles = cells.map((cell) => cell.normalize().toLowerCase())
	const email = titles.findIndex((title) => EMAIL.test(title))
	if (email < 0) return null
	const at = (form: RegExp) => titles.findIndex((title, index) => index !== email && form.test(title))
	const [whole, bare, first, last] = [at(WHOLE), at(BARE), at(FIRST), at(LAST)]
	// Beside a first name, a "Name" is the last one; beside a last name, it is the first.
	const parts = first >= 0 ? [first, last >= 0 ? last : bare] : [bare, last]
	return { email, names: (whole >= 0 ? [whole] : parts).filter((index) => index >= 0) }
}
