import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { NAME_MAX } from "../validate-submission"

export type LineProblem = "name_missing" | "name_long" | "address_missing" | "address_invalid"

export interface ParsedLine {
	/** From 1, as the text was pasted. */
	line: number
	name: string
	/** Normalized. */
	email: string
	problem: LineProblem | null
}

const isSeparator = (sign: string) => sign === "," || sign === ";" || sign === "\t"

/** The index of the mark that closes a cell, or -1. Two marks stand for one. */
function closingMark(line: string, from: number): number {
	for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
		if (line[at + 1] !== '"') return at
	}
	return -1
}

/** The cells of one line of CSV. A comma, a semicolon, or a tab ends a cell outside quotes. */
function cellsOf(line: string): string[] {
	const cells: string[] = []
	let start = 0
	let quoted = ""
	let isBlank = true
	// After a mark that nothing closes, marks are signs like others. So each sign is read at most twice.
	let marksClose = true
	for (let at = 0; at <= line.length; at += 1) {
		const sign = line[at]
		if (sign === undefined || isSeparator(sign)) {
			cells.push((quoted + line.slice(start, at)).replace(/\s+/g, " ").trim())
			start = at + 1
			quoted = ""
			isBlank = true
		} else if (sign === '"' && isBlank && marksClose) {
			const close = closingMark(line, at + 1)
			marksClose = close >= 0
			if (marksClose) {
				quoted = line.slice(at + 1, close).replaceAll('""', '"')
				start = close + 1
				at = close
			}
			isBlank = false
		} else if (isBlank) isBlank = sign.trim() === ""
	}
	return cells
}

interface Columns {
	email: number
	names: number[]
}

/** Which columns a header names; null if the line is not a header. */
function columnsOf(cells: string[]): Columns | null {
	if (cells.some((cell) => cell.includes("@"))) return null
	const titles = cells.map((cell) => cell.toLowerCase())
	const email = titles.findIndex((title) => /\be-?mail|^address$/.test(title))
	if (email < 0) return null
	const at = (form: RegExp) => titles.findIndex((title, index) => index !== email && form.test(title))
	const whole = at(/^(full |customer |display )?name$/)
	const names = whole >= 0 ? [whole] : [at(/^(first|given)[ _-]?name$/), at(/^(last|family)[ _-]?name$|^surname$/)]
	return { email, names: names.filter((index) => index >= 0) }
}

/** `Ada Lovelace <ada@example.com>`, as mail programs copy it. */
function mailboxIn(line: string): { name: string; email: string } | null {
	const open = line.lastIndexOf("<")
	const close = open < 0 ? -1 : line.indexOf(">", open)
	if (close < 0 || /[^\s,;]/.test(line.slice(close + 1))) return null
	return { name: cellsOf(line.slice(0, open))[0] ?? "", email: line.slice(open + 1, close) }
}

function personIn(line: string, columns: Columns | null): { name: string; email: string } {
	const mailbox = mailboxIn(line)
	if (mailbox) return mailbox
	const cells = cellsOf(line)
	if (columns) {
		const name = columns.names.map((index) => cells[index] ?? "").join(" ")
		return { name, email: cells[columns.email] ?? "" }
	}
	const at = cells.findIndex((cell) => cell.includes("@"))
	return { name: cells.find((cell, index) => index !== at && cell) ?? "", email: cells[at] ?? "" }
}

function problemOf({ name, email }: { name: string; email: string }): LineProblem | null {
	if (!email) return "address_missing"
	if (email.length > EMAIL_CAP || !isEmail(email) || !isSingleAddress(email)) return "address_invalid"
	if (!name) return "name_missing"
	return name.length > NAME_MAX ? "name_long" : null
}

/**
 * Reads pasted lines or a CSV file, one person a line, with name and address in either order. A header is used and left
 * out; so are empty lines.
 */
export function parsePeople(text: string): ParsedLine[] {
	const lines = text
		.replace(/^\uFEFF/, "")
		.split(/\r\n|\r|\n/)
		.map((content, index) => ({ line: index + 1, content }))
		.filter(({ content }) => /[^\s,;]/.test(content))
	const columns = columnsOf(cellsOf(lines[0]?.content ?? ""))
	return (columns ? lines.slice(1) : lines).map(({ line, content }) => {
		const found = personIn(content, columns)
		const person = { name: found.name.trim(), email: normalizeEmail(found.email) }
		return { line, ...person, problem: problemOf(person) }
	})
}
