/** What a column of a CSV can hold. */
export const IMPORT_COLUMNS = ["name", "text", "company", "email", "website", "date", "stars", "source"] as const
export type ImportColumn = (typeof IMPORT_COLUMNS)[number]
export const REQUIRED_COLUMNS: readonly ImportColumn[] = ["name", "text"]

/** The place of each column from 0. Absent for what the CSV does not have. */
export type ColumnPlaces = { [column in ImportColumn]?: number }

/** The titles that other services and spreadsheets give. The first that matches a column counts. */
const TITLES: Readonly<Record<ImportColumn, RegExp>> = {
	name: /^((full|customer|display|reviewer|author|user|client)('s)?[ _-]?)?name$|^(author|reviewer|customer|client)$/,
	email: /\be-?mail/,
	source: /^(source|review|testimonial)?[ _-]?(link|url)$|^source|permalink/,
	website: /web ?site|homepage|^domain$|company[ _-]?url/,
	company: /^company([ _-]?name)?$|^organi[sz]ation$|^business$|^employer$/,
	date: /^date|[ _-]date$|^(created|submitted|given|reviewed|published)([ _-]?(at|on))?$|^time(stamp)?$/,
	stars: /^stars?|rating|^score$/,
	text: /^(review[ _-]?|testimonial[ _-]?|comment[ _-]?)?(text|body|content)$|^testimonial$|^review$|^comments?$|^message$|^feedback$|^quote$/,
}

const TITLE_ORDER: readonly ImportColumn[] = ["email", "name", "website", "source", "company", "date", "stars", "text"]

/** Without titles: an address by its sign, a link by its beginning, the longest cell as the text, and the first as the name. */
function guessByContent(cells: string[]): ColumnPlaces {
	const email = cells.findIndex((cell) => /^[^\s@]+@[^\s@]+$/.test(cell))
	const source = cells.findIndex((cell) => /^https?:\/\//i.test(cell))
	const rest = cells.map((cell, at) => ({ cell, at })).filter(({ at, cell }) => cell && at !== email && at !== source)
	const text = rest.reduce((best, next) => (next.cell.length > (best?.cell.length ?? 0) ? next : best), rest[0])
	const name = rest.find(({ at }) => at !== text?.at)
	return {
		...(name && { name: name.at }),
		...(text && { text: text.at }),
		...(email >= 0 && { email }),
		...(source >= 0 && { source }),
	}
}

/** What the columns probably hold, from the first record of a CSV, and whether that record is a header. */
export function guessColumns(cells: string[]): { places: ColumnPlaces; hasHeader: boolean } {
	const titles = cells.map((cell) => cell.toLowerCase().trim())
	const places: ColumnPlaces = {}
	for (const column of TITLE_ORDER) {
		const taken = new Set(Object.values(places))
		const at = titles.findIndex((title, index) => !taken.has(index) && TITLES[column].test(title))
		if (at >= 0) places[column] = at
	}
	const hasHeader = Object.keys(places).length > 0 && !cells.some((cell) => cell.includes("@"))
	return hasHeader ? { places, hasHeader } : { places: guessByContent(cells), hasHeader }
}
