import { expect, it } from "vitest"
import { decodeHtml } from "./decode-html"

const latin = (text: string) => Buffer.from(text, "latin1")

it.each([
	["UTF-8 without a word about it", Buffer.from("Grüße"), "", "Grüße"],
	["the header", latin("Grüße"), "text/html; charset=ISO-8859-1", "Grüße"],
	["the document", latin('<meta charset="windows-1252">Grüße'), "text/html", '<meta charset="windows-1252">Grüße'],
	[
		"the old form",
		latin('<meta http-equiv="x" content="text/html; charset=latin1">ü'),
		"",
		'<meta http-equiv="x" content="text/html; charset=latin1">ü',
	],
	[
		"the header before the document",
		Buffer.from('<meta charset="latin1">ü'),
		"text/html; charset=utf-8",
		'<meta charset="latin1">ü',
	],
	["a byte order mark before both", Buffer.from("\ufeffü"), "text/html; charset=latin1", "ü"],
	["UTF-16", Buffer.from("\ufeffüü", "utf16le"), "", "üü"],
	["Japanese", Buffer.from([0x93, 0xfa, 0x96, 0x7b]), "text/html; charset=Shift_JIS", "日本"],
	["an encoding that does not exist", Buffer.from("ü"), "text/html; charset=klingon", "ü"],
	["bytes that mean nothing", Buffer.from([0x61, 0xff, 0x62]), "", "a\ufffdb"],
])("goes by %s", (_, bytes, contentType, text) => {
	expect(decodeHtml(bytes, contentType)).toBe(text)
})

// A stranger writes these, and others wait for this process. At the square or the cube of the length they take minutes.
it.each([
	["header", "", `text/html; charset=${" ".repeat(200_000)}!`],
	["document", "<meta charset=".repeat(40).padEnd(1023), ""],
	["document with an end", `${"<meta ".repeat(80)}charset=`.padEnd(1023), ""],
])("reads the %s in a few steps, whatever it says", (_, document, contentType) => {
	const bytes = Buffer.from(document)
	for (let more = 0; more < 200; more++) expect(decodeHtml(bytes, contentType)).toBe(document)
})
