import { LINES_MAX } from "./limits"

export interface CsvRecord {
	/** From 1: where the record begins. */
	line: number
	cells: string[]
	/**
	 * A quotation mark opens a cell and no other closes it. The record then ends with its line, so that the lines below
	 * survive.
	 */
	broken: boolean
}

/** Far more than a testimonial may have. Without a bound, a list of open marks would be read to its end for each. */
const CELL_MAX = 20_000

/** The index of the mark that closes a cell opened before `from`, or -1. Two marks stand for one. */
function closingMark(text: string, from: number, separator: string): number {
	for (let at = from; at < from + CELL_MAX; at += 2) {
		at = text.indexOf('"', at)
		if (at < 0) return -1
		if (text[at + 1] === '"') continue
		let next = at + 1
		while (text[next] === " ") next += 1
		return text[next] === separator || isLineEnd(text[next]) ? at : -1
	}
	return -1
}

/** What separates the cells: the sign that the first line has most of, outside quotation marks. */
function separatorOf(text: string): string {
	const line = /^\s*(.*)$/m.exec(text.replace(/"(?:[^"]|"")*"/g, ""))?.[1] ?? ""
	const counted = [",", ";", "\t"].map((sign) => ({ sign, count: line.split(sign).length }))
	return counted.reduce((best, next) => (next.count > best.count ? next : best)).sign
}

const isLineEnd = (sign: string | undefined) => sign === undefined || sign === "\n" || sign === "\r"

/**
 * Reads a CSV as RFC 4180 has it: cells in quotation marks may hold separators and line breaks. Separated by commas,
 * semicolons, or tabs. Empty records are left out. One record more than LINES_MAX is read, which stands
 * for all that follow.
 */
export function readCsv(csv: string): CsvRecord[] {
	const text = csv.replace(/^\uFEFF/, "")
	const separator = separatorOf(text.slice(0, 20_000))
	const records: CsvRecord[] = []
	let at = 0
	let line = 1

	/** The unquoted rest of a cell. */
	function plain(): string {
		const start = at
		while (text[at] !== separator && !isLineEnd(text[at])) at += 1
		return text.slice(start, at)
	}

	function readRecord(): CsvRecord {
		const record: CsvRecord = { line, cells: [], broken: false }
		for (;;) {
			while (text[at] === " ") at += 1
			const close = text[at] === '"' && !record.broken ? closingMark(text, at + 1, separator) : -1
			if (close > 0) {
				const quoted = text.slice(at + 1, close).replaceAll('""', '"')
				line += quoted.match(/\r\n|\r|\n/g)?.length ?? 0
				at = close + 1
				plain()
				record.cells.push(quoted.trim())
			} else {
				record.broken ||= text[at] === '"'
				record.cells.push(plain().trim())
			}
			if (text[at] !== separator) break
			at += 1
		}
		at += text.startsWith("\r\n", at) ? 2 : 1
		line += 1
		return record
	}

	while (at < text.length && records.length <= LINES_MAX) {
		const record = readRecord()
		if (record.cells.some(Boolean)) records.push(record)
	}
	return records
}
