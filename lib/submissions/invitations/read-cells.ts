export interface Cell {
	text: string
	after: string
}

function closingMark(line: string, from: number): number {
	for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) {
		if (line[at + 1] !== '"') return at
	}
	return -1
}

const SEPARATORS = ",;\t"

/** The cells of one pasted line. Outside quotes, each of the separators ends one: people mix them. */
export function readCells(line: string): Cell[] {
	const cells: Cell[] = []
	let after = ""
	let start = 0
	let quoted = ""
	let isBlank = true
	// After a mark that nothing closes, marks are signs like others. So each sign is read at most twice.
	let marksClose = true
	for (let at = 0; at <= line.length; at += 1) {
		const sign = line[at]
		if (sign === undefined || SEPARATORS.includes(sign)) {
			cells.push({ text: (quoted + line.slice(start, at)).replace(/\s+/g, " ").trim(), after })
			after = sign ?? ""
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
