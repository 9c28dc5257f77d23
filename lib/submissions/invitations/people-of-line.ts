import type { Cell } from "./read-cells"

export interface Found {
	name: string
	email: string
}

interface Part extends Found {
	afterComma: boolean
	/** Only a blank is between its name and an address before: "anna@example.com and Bob". */
	isLoose: boolean
}

/** In steps that grow like the text, unlike a pattern for its end. */
function trimSigns(text: string, before: string, behind: string): string {
	let start = 0
	let end = text.length
	while (start < end && before.includes(text[start] ?? "")) start += 1
	while (end > start && behind.includes(text[end - 1] ?? "")) end -= 1
	return text.slice(start, end)
}

function nameIn(text: string): string {
	const trimmed = trimSigns(text, " ,;<>", " ,;<>")
	const label = /^\p{L}{1,20}:/u.exec(trimmed)?.[0] ?? ""
	const name = trimmed.slice(label.length).trim()
	const bare = name.length > 1 && name.startsWith("'") && name.endsWith("'") ? name.slice(1, -1).trim() : name
	return /[\p{L}\p{N}]/u.test(bare) ? bare : ""
}

function addressIn(run: string): string {
	const label = run.lastIndexOf(":", run.indexOf("@"))
	return trimSigns(run.slice(label + 1), "'\"([{", "'\")]}.") || run
}

const isAddress = (run: string) => run.indexOf("@") > 0 && !run.endsWith("@")

function partsOf({ text: cell, after }: Cell): Part[] {
	const afterComma = after === ","
	const only = { afterComma, isLoose: false }
	if (!cell.includes("@")) return [{ name: nameIn(cell), email: "", ...only }].filter(({ name }) => name)
	const runs = cell.match(/[^\s,;<>]+|[\s,;<>]+/g) ?? []
	const withAt = runs.filter((run) => run.includes("@"))
	if (!withAt.some(isAddress)) return [{ name: "", email: cell, ...only }]
	// The words around half an address may be parts of it.
	const isClear = withAt.every(isAddress)
	const parts: Part[] = []
	let text = ""
	const take = (email: string) => {
		const name = isClear ? nameIn(text) : ""
		const place = { afterComma: afterComma && parts.length === 0, isLoose: parts.length > 0 && !/[,;]/.test(text) }
		if (email && text.endsWith("<")) {
			// "ada@example.com <ada@example.com>", as mail programs write a person whose name they don't know.
			if (parts.at(-1)?.email === email) parts.pop()
			parts.push({ name, email, ...place })
		} else {
			if (name) parts.push({ name, email: "", ...place })
			if (email) parts.push({ name: "", email, afterComma: false, isLoose: false })
		}
		text = ""
	}
	for (const run of runs) {
		if (run.includes("@")) take(addressIn(run))
		else text += run
	}
	take("")
	return parts
}

function nameOfOnly(parts: Part[]): string {
	const at = parts.findIndex(({ email }) => email)
	const own = parts[at]
	if (own?.name) {
		// "Lovelace, Ada <ada@example.com>"
		let from = at
		while (from > 0 && parts[from]?.afterComma) from -= 1
		return parts
			.slice(from, at + 1)
			.map(({ name }) => name)
			.join(", ")
	}
	const [first, last] = parts
	// First name, last name, address. A first cell with a blank is a whole name, and the second something else.
	if (at === 2 && first && last && !first.name.includes(" ") && !/\p{N}/u.test(last.name))
		return `${first.name} ${last.name}`
	return parts.find(({ email, name }) => !email && name)?.name ?? ""
}

// Several people on one line. A name counts only where its place leaves no doubt whose it is: before every address,
// behind every address, or once before the first. All other names are of people whose address is missing.
function nameEach(parts: Part[]): Found[] {
	const clear = parts
		.map(({ name, email, isLoose }) => ({ email, name: isLoose ? "" : name }))
		.filter(({ name, email }) => name || email)
	const isName = (part: Found | undefined) => part !== undefined && !part.email
	const isBare = (part: Found | undefined) => part !== undefined && !part.name
	const names = clear.filter(isName).length
	const isPaired = names === clear.filter(isBare).length
	const lead = isName(clear[0])
	const trail = isName(clear.at(-1))
	const step = lead && !trail && (isPaired || names === 1) ? 1 : trail && !lead && isPaired ? -1 : 0
	const fits = step !== 0 && clear.every((part, at) => !isName(part) || isBare(clear[at + step]))
	if (!fits) return clear
	return clear.flatMap((part, at) => {
		if (isName(part)) return []
		const beside = clear[at - step]
		return [isBare(part) && beside && isName(beside) ? { ...part, name: beside.name } : part]
	})
}

function peopleOfCells(cells: Cell[]): Found[] {
	const parts = cells.flatMap(partsOf)
	const addresses = parts.filter(({ email }) => email)
	if (addresses.length > 1) return nameEach(parts)
	return [{ name: nameOfOnly(parts), email: addresses[0]?.email ?? "" }]
}

export function peopleOfLine(cells: Cell[]): Found[] {
	const groups: Cell[][] = []
	for (const cell of cells) {
		if (cell.after === ";" || groups.length === 0) groups.push([])
		if (cell.text) groups.at(-1)?.push(cell)
	}
	const filled = groups.filter((group) => group.length > 0)
	// Semicolons are between people if each has an address there, and else between the cells of one.
	const areBetween = filled.every((group) => group.some(({ text }) => text.includes("@")))
	return areBetween ? filled.flatMap(peopleOfCells) : peopleOfCells(filled.flat())
}

/** A name beside several addresses is no one's. */
export function peopleInColumns(cells: string[], columns: { email: number; names: number[] }): Found[] {
	const name = columns.names
		.map((index) => cells[index] ?? "")
		.filter((part) => part && !part.includes("@"))
		.join(" ")
	const cell = cells[columns.email] ?? ""
	if (!cell.includes("@")) return [{ name, email: cell }]
	const found = peopleOfCells([{ text: cell, after: "" }])
	return found.map((person) => (found.length === 1 ? { ...person, name: name || person.name } : person))
}
