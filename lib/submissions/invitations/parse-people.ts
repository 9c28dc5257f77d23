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

/** The cells of one line of CSV. A comma, a semicolon, or a tab ends a cell outside quotes. */
function cellsOf(line: string): string[] {
	const cells = line.match(/(?:"(?:[^"]|"")*"|[^,;\t"])*(?=[,;\t]|$)|"[^,;\t]*/g) ?? []
	const clean = (cell: string) => {
		const trimmed = cell.trim()
		const quoted = /^"(.*)"$/s.exec(trimmed)?.[1]
		return (quoted?.replaceAll('""', '"') ?? trimmed).replace(/\s+/g, " ").trim()
	}
	return cells.map(clean)
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
const MAILBOX = /^(.*?)<([^<>]*)>[\s,;]*$/

function personIn(line: string, columns: Columns | null): { name: string; email: string } {
	const mailbox = MAILBOX.exec(line)
	if (mailbox) return { name: cellsOf(mailbox[1] ?? "")[0] ?? "", email: mailbox[2] ?? "" }
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
