import Papa from "papaparse"

export interface ListRecord {
	/** From 1: where the record begins. */
	line: number
	cells: string[]
	/** A quotation mark opens a cell and no other closes it. The record then ends with its line. */
	broken: boolean
}

/** With and without a blank, because behind a blank the parser takes a quotation mark for text. */
const SEPARATORS = [",", ";", "\t", "|", ", ", "; "]
const SAMPLE_CHARACTERS = 65_536
const SAMPLE_RECORDS = 200
/** Excel's line for programs, as it is and as it is stored once more. */
const NAMED_SEPARATOR = /^"?sep=([^"\n])"?[,;\t|]*\n/i
/** The parser looks through the blanks behind quotation marks again for each mark. No list has this many columns. */
const BLANKS_MAX = 1000

interface Dialect {
	separator: string
	/** What precedes a mark that is text: another mark, or the backslash of databases. */
	escapeChar: string
}

const parse = (text: string, { separator, escapeChar }: Dialect, fastMode?: boolean) =>
	Papa.parse<string[]>(text, { delimiter: separator, escapeChar, newline: "\n", fastMode })

/** ="007" marks a text for spreadsheets, and an apostrophe keeps them from running =SUM. Exports write both. */
function plainCell(cell: string): string {
	const text = cell.trim()
	if (text.startsWith('="') && text.endsWith('"') && text.length > 2)
		return text.slice(2, -1).replaceAll('""', '"').trim()
	return /^'[=+@＝＋－＠-]/.test(text) ? text.slice(1) : text
}

/** @param text with "\n" as its only line break. */
function recordsOf(text: string, dialect: Dialect, firstLine = 1): ListRecord[] {
	const { data, errors } = parse(text, dialect)
	const open = errors.at(-1)?.code === "MissingQuotes" ? (errors.at(-1)?.index ?? 0) - 1 : null
	const rows = data.map((cells) => ({ cells, broken: false }))
	if (open !== null) {
		// The mark took everything to the end. No mark behind it closes a cell, so the rest has no quoted cells.
		const before = rows.pop()?.cells.slice(0, -1) ?? []
		const [rest = [], ...below] = parse(text.slice(open), dialect, true).data
		rows.push({ cells: [...before, ...rest], broken: true })
		for (const row of below) {
			const cells = row.map((cell) => (cell.trim() === '""' ? "" : cell))
			rows.push({ cells, broken: cells.some((cell) => cell.trimStart().startsWith('"')) })
		}
	}
	let line = firstLine
	const records: ListRecord[] = []
	for (const { cells, broken } of rows) {
		const plain = cells.map(plainCell)
		if (plain.some(Boolean)) records.push({ line, cells: plain, broken })
		for (const cell of cells) line += cell.split("\n").length - 1
		line += 1
	}
	return records
}

function evenness(records: ListRecord[]): { share: number; width: number } {
	const counts = new Map<number, number>()
	for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
	const wide = [...counts].filter(([width]) => width > 1)
	const [width, count] = wide.reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0])
	return { share: count / records.length, width }
}

/** A comma of a sentence has a blank behind it, and one between cells hardly ever. */
function tightness(text: string, separator: string): number {
	if (separator.length > 1) return 0
	const parts = text.split(separator).slice(1)
	return parts.filter((part) => !part.startsWith(" ")).length / parts.length
}

function escapeIn(sample: string, separator: string): string {
	if (!sample.includes('\\"')) return '"'
	const left = (escapeChar: string) => parse(sample, { separator, escapeChar }).errors.length
	return left("\\") < left('"') ? "\\" : '"'
}

/** What cuts the whole sample most evenly. The first line alone may be a title with commas in it. */
function dialectOf(text: string, named: string | undefined): Dialect {
	const isCut = text.length > SAMPLE_CHARACTERS
	const sample = text.slice(0, SAMPLE_CHARACTERS)
	let best = { dialect: { separator: named ?? ",", escapeChar: '"' }, score: 0, width: 1 }
	for (const separator of named ? [named] : SEPARATORS) {
		if (!sample.includes(separator)) continue
		const dialect = { separator, escapeChar: escapeIn(sample, separator) }
		const records = recordsOf(sample, dialect)
		const whole = isCut && records.length > 1 ? records.slice(0, -1) : records
		const { share, width } = evenness(whole.slice(0, SAMPLE_RECORDS))
		const score = share * (1 + tightness(sample, separator))
		if (score > best.score || (score === best.score && width > best.width)) best = { dialect, score, width }
	}
	return best.dialect
}

/** A CSV's cells are separated by commas, semicolons, tabs, or pipes, or by what a first line "sep=" names. Empty
 * records and signs without width are left out. The browser's preview shares it. */
export function readList(list: string): ListRecord[] {
	const text = list
		.replace(/[\u200b\u2060\ufeff]/g, "")
		.replace(/\r\n?/g, "\n")
		.replace(/[^\S\n]+/g, (blanks) => (blanks.length > BLANKS_MAX ? " " : blanks))
	const [line = "", named] = NAMED_SEPARATOR.exec(text) ?? []
	const rows = text.slice(line.length)
	return recordsOf(rows, dialectOf(rows, named), named ? 2 : 1)
}
