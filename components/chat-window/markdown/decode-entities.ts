const NAMED: Record<string, string> = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: '"',
	apos: "'",
	nbsp: "\u00a0",
	ndash: "–",
	mdash: "—",
	hellip: "…",
	euro: "€",
	copy: "©",
}

/** Decodes the entities that models write: the lexer leaves them to an HTML parser, which never runs here. */
export function decodeEntities(text: string): string {
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
		if (name) return NAMED[name] ?? whole
		const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
		const storable = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
		return storable ? String.fromCodePoint(code) : whole
	})
}
