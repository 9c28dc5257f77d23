import { eachField, type FieldKind, fieldOf } from "../form-fields"
import { TEXT_MIN } from "../limits"
import { plainTitle } from "../lists/people-titles"
import type { ListRecord } from "../lists/read-list"
import { columnsByTitle } from "./column-titles"
import type { ColumnPlaces, ImportColumn } from "./columns"
import { readDays } from "./read-day"
import { readRating } from "./read-rating"
import { readRelation } from "./read-relation"

export interface Layout {
	above: number
	hasHeader: boolean
	places: ColumnPlaces
}

const ABOVE_MAX = 20
const SAMPLE = 200

const isEmail = (cell: string) => /^[^\s@]+@[^\s@]+$/.test(cell)
const isLink = (cell: string) => /^https?:\/\//i.test(cell)
const isNumber = (cell: string) => /^[\d.,:/ %-]+$/.test(cell)
const isWords = (cell: string) => /\p{L}/u.test(cell) && !isEmail(cell) && !isLink(cell)

type Fit = (cell: string, now: Date) => boolean

const FITS_KIND: Readonly<Record<FieldKind, Fit>> = {
	line: isWords,
	email: isEmail,
	link: (cell) => cell.includes(".") && !cell.includes(" "),
	choice: (cell) => readRelation(cell) !== null,
	stars: (cell) => isNumber(cell) || readRating(cell) !== null,
}

const FITS: Readonly<Record<ImportColumn, Fit>> = {
	...eachField((name) => FITS_KIND[fieldOf(name).kind]),
	last_name: isWords,
	text: (cell, now) => isWords(cell) && readDays(cell, now).length === 0,
	company: isWords,
	date: (cell, now) => readDays(cell, now).length > 0,
	source: (cell) => isLink(cell) || /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(cell),
}

/** Where a title names the column, the owner sees a wrong cell as a mistake instead of losing the column. */
const FITS_ITS_TITLE: typeof FITS = {
	...FITS,
	email: () => true,
	website: () => true,
	// "Google" and "Invitation" say where it came from, and lead nowhere.
	source: (cell) => /[.:]/.test(cell),
	date: (cell) => !/^(?:true|false|yes|no|[01])$/i.test(cell),
}

const filled = (records: ListRecord[], place: number) =>
	records
		.slice(0, SAMPLE)
		.map(({ cells }) => cells[place] ?? "")
		.filter(Boolean)

function fitter(records: ListRecord[], now: Date, fits = FITS) {
	return (column: ImportColumn, place: number) => {
		const cells = filled(records, place)
		return cells.filter((cell) => fits[column](cell, now)).length >= cells.length / 2
	}
}

const isRow = ({ cells }: ListRecord) => cells.filter(Boolean).length > 1

function headerAt(records: ListRecord[], at: number, now: Date): ColumnPlaces | null {
	const record = records[at]
	if (!record || record.cells.some((cell) => cell.includes("@") || isLink(cell))) return null
	const found = columnsByTitle(record.cells.map(plainTitle), fitter(records.slice(at + 1), now, FITS_ITS_TITLE))
	// A sentence of a testimonial can have words of a question in it.
	const isSure = found.some(({ isGuess }) => !isGuess) || found.length > 1
	return isSure ? Object.fromEntries(found.map(({ column, place }) => [column, place])) : null
}

const averageLength = (cells: string[]) => cells.reduce((sum, { length }) => sum + length, 0) / (cells.length || 1)

const placesIn = (records: ListRecord[]) =>
	Array.from(Array(Math.max(0, ...records.slice(0, SAMPLE).map(({ cells }) => cells.length))).keys())

function textColumn(records: ListRecord[], now: Date, taken: number[]): number | undefined {
	const fits = fitter(records, now)
	const columns = placesIn(records)
		.filter((place) => !taken.includes(place) && fits("text", place))
		.map((place) => ({ place, length: averageLength(filled(records, place)) }))
		.filter(({ length }) => length > 0)
	return columns.sort((one, other) => other.length - one.length)[0]?.place
}

function placesByContent(records: ListRecord[], now: Date): ColumnPlaces {
	const fits = fitter(records, now)
	const places: ColumnPlaces = {}
	const take = (column: ImportColumn, isIt: (place: number) => boolean) => {
		const taken = Object.values(places)
		const place = placesIn(records).find((one) => !taken.includes(one) && filled(records, one).length > 0 && isIt(one))
		if (place !== undefined) places[column] = place
	}
	take("email", (place) => fits("email", place))
	take("source", (place) => filled(records, place).every(isLink))
	take("date", (place) => fits("date", place))
	take("stars", (place) => filled(records, place).every((cell) => readRating(cell) !== null))
	const text = textColumn(records, now, Object.values(places))
	take("text", (place) => place === text)
	take("name", (place) => fits("name", place))
	return places
}

/** Titles in unknown words: where every other row has a text, this row has a word. */
function looksLikeTitles(records: ListRecord[], now: Date): boolean {
	const [first, ...below] = records
	const place = textColumn(below, now, [])
	if (!first || place === undefined || first.cells.some((cell) => isEmail(cell) || isLink(cell))) return false
	const title = first.cells[place] ?? ""
	return title.length > 0 && title.length < TEXT_MIN && filled(below, place).every((cell) => cell.length >= TEXT_MIN)
}

export function guessLayout(records: ListRecord[], now: Date): Layout {
	const start = Math.max(0, records.slice(0, ABOVE_MAX + 1).findIndex(isRow))
	const headers = records
		.slice(start, start + ABOVE_MAX + 1)
		.map((_, at) => ({ above: start + at, places: headerAt(records, start + at, now) ?? {} }))
	const found = ({ places }: { places: ColumnPlaces }) => Object.keys(places).length
	const best = headers.reduce((one, next) => (found(next) > found(one) ? next : one), { above: start, places: {} })
	if (found(best) > 0) {
		const { above, places } = best
		const below = records.slice(above + 1)
		const text = places.text ?? textColumn(below, now, Object.values(places))
		return { above, hasHeader: true, places: { ...places, ...(text !== undefined && { text }) } }
	}
	const rows = records.slice(start)
	const hasHeader = looksLikeTitles(rows, now)
	return { above: start, hasHeader, places: placesByContent(rows.slice(hasHeader ? 1 : 0), now) }
}
