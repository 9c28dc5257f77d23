/** RFC 4180, as a spreadsheet reads it: rows of cells. */
export function readCsv(text: string): string[][] {
	const rows: string[][] = []
	let row: string[] = []
	let cell = ""
	let quoted = false
	for (let at = 0; at < text.length; at++) {
		const letter = text.charAt(at)
		if (quoted) {
			if (letter !== '"') cell += letter
			else if (text[at + 1] === '"') {
				cell += '"'
				at += 1
			} else quoted = false
		} else if (letter === '"') quoted = true
		else if (letter === ",") {
			row.push(cell)
			cell = ""
		} else if (letter === "\n") {
			rows.push([...row, cell.replace(/\r$/, "")])
			row = []
			cell = ""
		} else cell += letter
	}
	return rows
}
