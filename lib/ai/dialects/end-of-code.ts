function endOfBlock(text: string, from: number, mark: string): number | null {
	for (let line = text.indexOf("\n", from); line >= 0; line = text.indexOf("\n", line + 1)) {
		const end = text.indexOf("\n", line + 1)
		const over = end < 0 ? text.length : end
		if (
			text
				.slice(line + 1, over)
				.trimStart()
				.startsWith(mark)
		)
			return over
	}
	return null
}

function endOnLine(text: string, from: number, mark: string): number | null {
	const line = text.indexOf("\n", from)
	const end = line < 0 ? text.length : line
	for (let next = text.indexOf(mark, from); next >= 0 && next < end; ) {
		let after = next
		while (text[after] === "`") after += 1
		if (after - next === mark.length) return after
		next = text.indexOf(mark, after)
	}
	return null
}

export function endOfCode(text: string, index: number, sign: string): { isBlock: boolean; over: number | null } {
	const mark = sign.trimStart()
	const from = index + sign.length
	const isBlock = mark.length >= 3 && (index === 0 || text[index - 1] === "\n")
	return { isBlock, over: isBlock ? endOfBlock(text, from, mark) : endOnLine(text, from, mark) }
}
