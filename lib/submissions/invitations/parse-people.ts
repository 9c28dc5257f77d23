import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { NAME_MAX } from "../validate-submission"
import { peopleColumns } from "./people-columns"
import { type Found, peopleInColumns, peopleOfLine } from "./people-of-line"
import { type Cell, readCells } from "./read-cells"

export type LineProblem = "name_missing" | "name_long" | "address_missing" | "address_invalid"

export interface ParsedPerson {
	/** From 1, as the text was pasted. Several people can be on one line. */
	line: number
	/** Never holds an "@". */
	name: string
	/** Normalized. */
	email: string
	problem: LineProblem | null
}

const textsOf = (cells: Cell[]) => cells.map(({ text }) => text)

function problemOf({ name, email }: Found): LineProblem | null {
	if (!email) return "address_missing"
	if (email.length > EMAIL_CAP || !isEmail(email) || !isSingleAddress(email)) return "address_invalid"
	if (!name) return "name_missing"
	return name.length > NAME_MAX ? "name_long" : null
}

/**
 * Reads pasted lines, a mail's "To" line, or a CSV file, with name and address in either order. A header is used and
 * left out; so are empty lines and the line in which Excel names the separator. No name is guessed from an address.
 */
export function parsePeople(text: string): ParsedPerson[] {
	const lines = text
		.replace(/^\uFEFF/, "")
		.replace(/[＠﹫]/g, "@")
		.split(/\r\n|\r|\n/)
		.map((content, index) => ({ line: index + 1, content }))
		.filter(({ content }) => /[^\s,;]/.test(content) && !/^sep=.$/i.test(content))
	const titles = readCells(lines[0]?.content ?? "")
	const columns = peopleColumns(textsOf(titles))
	// What separates the titles separates the rows: in their cells, a comma or a semicolon is text.
	const separator = titles[1]?.after
	return lines.slice(columns ? 1 : 0).flatMap(({ line, content }) => {
		const found = columns
			? peopleInColumns(textsOf(readCells(content, separator)), columns)
			: peopleOfLine(readCells(content))
		return found.map(({ name, email }) => {
			const person = { name: name.trim(), email: normalizeEmail(email) }
			return { line, ...person, problem: problemOf(person) }
		})
	})
}
