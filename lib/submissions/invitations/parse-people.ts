import { EMAIL_CAP, isEmail, normalizeEmail } from "@/lib/accounts/email-address"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { NAME_MAX } from "../limits"
import { peopleColumns } from "../lists/people-titles"
import { readList } from "../lists/read-list"
import { type Found, peopleInColumns, peopleOfLine } from "./people-of-line"
import { readCells } from "./read-cells"

export type LineProblem = "name_missing" | "name_long" | "address_missing" | "address_invalid"

export interface ParsedPerson {
	/** From 1, as the text was pasted. Several people can be on one line. */
	line: number
	/** Never holds an "@". */
	name: string
	email: string
	problem: LineProblem | null
}

function problemOf({ name, email }: Found): LineProblem | null {
	if (!email) return "address_missing"
	if (email.length > EMAIL_CAP || !isEmail(email) || !isSingleAddress(email)) return "address_invalid"
	if (!name) return "name_missing"
	return name.length > NAME_MAX ? "name_long" : null
}

function peopleOfList(text: string): (Found & { line: number })[] | null {
	const [titles, ...records] = readList(text)
	const columns = peopleColumns(titles?.cells ?? [])
	if (!columns) return null
	return records.flatMap(({ line, cells }) => {
		const texts = cells.map((cell) => cell.replace(/\s+/g, " "))
		return peopleInColumns(texts, columns).map((found) => ({ line, ...found }))
	})
}

function peopleOfLines(text: string): (Found & { line: number })[] {
	return text
		.split(/\r\n|\r|\n/)
		.map((content, index) => ({ line: index + 1, content }))
		.filter(({ content }) => /[^\s,;]/.test(content) && !/^sep=.$/i.test(content))
		.flatMap(({ line, content }) => peopleOfLine(readCells(content)).map((found) => ({ line, ...found })))
}

/** Pasted lines, a mail's "To" line, or a CSV file, with name and address in either order. A header is used and left
 * out; so is the line in which Excel names the separator. No name is guessed from an address. */
export function parsePeople(pasted: string): ParsedPerson[] {
	const text = pasted.replace(/^\uFEFF/, "").replace(/[＠﹫]/g, "@")
	return (peopleOfList(text) ?? peopleOfLines(text)).map(({ line, name, email }) => {
		const person = { name: name.trim(), email: normalizeEmail(email) }
		return { line, ...person, problem: problemOf(person) }
	})
}
