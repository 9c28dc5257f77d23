import { describe, expect, it } from "vitest"
import fc from "../../../tests/support/fast-check"
import { readList } from "./read-list"

const cellsOf = (list: string) => readList(list).map(({ cells }) => cells)

describe("readList", () => {
	it.each([
		["commas", `Name,Text\r\n"Lovelace, Ada","They ""fixed"" it,\r\nand fast."\r\n`],
		["semicolons and a byte order mark", `\uFEFFName;Text\n"Lovelace, Ada";"They ""fixed"" it,\nand fast."`],
		["tabs", `Name\tText\r"Lovelace, Ada"\t"They ""fixed"" it,\rand fast."\r\r`],
		["pipes", `Name|Text\n"Lovelace, Ada"|"They ""fixed"" it,\nand fast."`],
		["commas and blanks", `Name, Text\n"Lovelace, Ada", "They ""fixed"" it,\nand fast."`],
		["semicolons and blanks", `Name; Text\nLovelace, Ada; "They ""fixed"" it,\nand fast."`],
		["what its first line names", `sep=^\nName^Text\n"Lovelace, Ada"^"They ""fixed"" it,\nand fast."`],
		[
			"what its first line names, stored once more",
			`"sep=;";;\nName;Text\nLovelace, Ada;"They ""fixed"" it,\nand fast."`,
		],
	])("reads %s", (_, list) => {
		expect(cellsOf(list)).toEqual([
			["Name", "Text"],
			["Lovelace, Ada", 'They "fixed" it,\nand fast.'],
		])
	})

	it.each([
		[
			"titles with commas",
			"Name (up to 9, required);Text (no links, no code);Stars (1, 2, 3)\nAda;Good, quick;5\nBo;Fine.;4",
			3,
		],
		["a title line above", "Reviews, from our shop, in spring\nName;Text;Stars\nAda;Good;5\nBo;Fine;4", 3],
		["decimal commas", "Ada;Good;4,5\nBo;Fine;3,5", 3],
		["one row with a sentence", "Ada;They were quick, kind, and fair", 2],
		["semicolons in sentences", "Ada,Good; quick\nBo,Fine; kind\nCy,Well", 2],
		["tabs and commas", "Ada\tGood, quick\nBo\tFine, kind", 2],
		["rows of different lengths", "name,text,email,date\nAda,Good\nBo,Fine;\nCy,Well,cy@x.co", 4],
	])("finds the separator by the whole list: %s", (_, list, width) => {
		expect(Math.max(...cellsOf(list).map(({ length }) => length))).toBe(width)
	})

	it("counts lines as they stand in the file, and leaves empty records out", () => {
		const list = 'sep=;\n\nName;Text\n;;\n"Ada";"one\n\ntwo"\nBo;three'
		expect(readList(list).map(({ line, cells }) => [line, cells[0]])).toEqual([
			[3, "Name"],
			[5, "Ada"],
			[8, "Bo"],
		])
	})

	it("ends a record with its line if nothing closes its mark, so that those below survive", () => {
		const list = 'Name;Text;Stars\n"Ada\nLee";"Good;5\nBo;Fine;""\nCy;"Well;3'
		expect(readList(list).slice(1)).toEqual([
			{ line: 2, cells: ["Ada\nLee", '"Good', "5"], broken: true },
			{ line: 4, cells: ["Bo", "Fine", ""], broken: false },
			{ line: 5, cells: ["Cy", '"Well', "3"], broken: true },
		])
	})

	it("keeps marks that stand in a text", () => {
		expect(cellsOf('Ada,"They said "great, thanks" and left",5\nBo,A 24" screen,4')).toEqual([
			["Ada", 'They said "great, thanks" and left', "5"],
			["Bo", 'A 24" screen', "4"],
		])
	})

	it.each([
		['Name,Text,Stars\n"Ada","They said \\"wow\\", and left","5"\n"Bo","Fine","4"', 'They said "wow", and left'],
		['Name,Text,Stars\n"Ada","From C:\\","5"\n"Bo","Fine","4"', "From C:\\"],
		['Name,Text,Stars\n"Ada","=""007""",5', "007"],
		["Name,Text,Stars\nAda,'=Fine,5", "=Fine"],
		["Name,Text,Stars\nAda,'Fine' they said,5", "'Fine' they said"],
		["\u200bName,Text,Stars\nAda,\u200bFine\ufeff,5", "Fine"],
	])("takes off what other programs put around a text: %j", (list, text) => {
		expect(readList(list)[1]?.cells).toEqual(["Ada", text, "5"])
	})

	it("gives back what a spreadsheet stores, whatever the cells hold", () => {
		const cell = fc.string({ unit: fc.constantFrom("a", "é", " ", ",", ";", "|", '"', "\n", "\t", "\\") })
		const table = fc
			.integer({ min: 2, max: 5 })
			.chain((width) =>
				fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
			)
		fc.assert(
			fc.property(table, fc.constantFrom(",", ";", "\t", "|"), (rows, separator) => {
				const line = (row: string[]) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator)
				const list = [`sep=${separator}`, ...rows.map(line)].join("\r\n")
				const stored = rows.map((row) => row.map((text) => text.trim())).filter((row) => row.some(Boolean))
				expect(cellsOf(list)).toEqual(stored)
			}),
		)
	})

	const SIGNS = ['"', '"a\n', 'a,"', '""', '"a"b', '" ', ",", "\n", ";,\t|", '"a,b" ', " ", "\t"]
	it.each(SIGNS)("reads a list of %j in steps that grow like the list", (signs) => {
		for (const around of ["", "Ada,Good,5\n", '"']) {
			const list = around + signs.repeat(Math.floor(200_000 / signs.length)) + around
			expect(readList(list).length).toBeLessThanOrEqual(200_001)
		}
	})

	it("does not look through a long run of blanks again for each mark", () => {
		const marks = `"${'x"x'.repeat(50_000)}`
		for (const blank of [" ", "\t", "\u00a0", " \t"]) {
			expect(readList(`${marks}${blank.repeat(100_000)}\n,`).length).toBe(1)
		}
	})
})
