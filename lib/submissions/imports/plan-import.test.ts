import { expect, it } from "vitest"
import { eachField } from "../form-fields"
import { readList } from "../lists/read-list"
import { storedFields } from "../stored-fields"
import { guessLayout } from "./guess-layout"
import { LINES_MAX, ROWS_MAX } from "./limits"
import { planImport } from "./plan-import"
import { importRefusals } from "./words"

const NOW = new Date("2026-11-24T09:00:00Z")
const GOOD = "They fixed my bike in an hour."

const nothing = storedFields(eachField(() => ""))

/** As a list is read whose columns no one corrects. */
function plan(csv: string) {
	const records = readList(csv)
	const { places: columns, hasHeader, above } = guessLayout(records, NOW)
	return planImport({ records, columns, hasHeader, above }, NOW)
}

it.each([
	["commas, quotes, and line breaks", `Name,Text\r\n"Lovelace, Ada","They ""fixed"" it,\r\nand in an hour."\r\n`],
	["semicolons and a byte order mark", `\uFEFFName;Text\n"Lovelace, Ada";"They ""fixed"" it,\nand in an hour."`],
	["tabs, as a spreadsheet copies", `Name\tText\n"Lovelace, Ada"\t"They ""fixed"" it,\nand in an hour."\n\n`],
])("reads %s", (_, csv) => {
	const { ready, skipped } = plan(csv)
	expect(skipped).toEqual([])
	expect(ready).toEqual([
		{
			line: 2,
			value: {
				...nothing,
				name: "Lovelace, Ada",
				givenOn: NOW,
				sourceUrl: null,
				sourceRating: null,
				text: 'They "fixed" it,\nand in an hour.',
			},
		},
	])
})

it("reads every column, by the titles that other services give", () => {
	const csv = [
		"Reviewer Name,Company,Rating,Review Date,E-mail,Website,Review Text,Source URL,Relationship",
		`Ada,Engines Inc.,5/5,2024-03-31,ADA@Example.com,engines.example,${GOOD},https://reviews.example/1,Staff`,
		`Grace,,★★★★☆,,,,${GOOD},`,
	].join("\n")
	expect(plan(csv).ready.map(({ value }) => value)).toEqual([
		{
			...nothing,
			name: "Ada, Engines Inc.",
			email: "ada@example.com",
			website: "https://engines.example",
			stars: 5,
			givenOn: new Date("2024-03-31T12:00:00Z"),
			sourceUrl: "https://reviews.example/1",
			relation: "employee",
			text: GOOD,
			sourceRating: "5/5",
		},
		expect.objectContaining({ name: "Grace", stars: 4, sourceRating: "★★★★☆", email: "", givenOn: NOW }),
	])
})

it("finds its way without titles", () => {
	const [row] = plan(`ada@example.com,Ada,${GOOD},https://reviews.example/1`).ready
	expect(row).toMatchObject({ line: 1, value: { name: "Ada", email: "ada@example.com", text: GOOD } })
	expect(row?.value.sourceUrl).toBe("https://reviews.example/1")
})

it("names each line that it leaves out, and keeps the others", () => {
	const csv = [
		"name,text,email,date,stars,website,source",
		`Ada,${GOOD}`,
		`,${GOOD}`,
		"Bob,",
		"Bob,Great!",
		`Bob,${"x".repeat(2001)}`,
		`Bob,${GOOD},nowhere`,
		`Bob,${GOOD},,30.2.2024`,
		`Bob,${GOOD},,,,not a site`,
		`Bob,${GOOD},,,,,javascript:alert(1)`,
		`Bob,"${GOOD}`,
		`Ada,  ${GOOD}  `,
		`Cleo,${GOOD}`,
	].join("\n")
	const { ready, skipped } = plan(csv)
	expect(ready.map(({ line, value }) => [line, value.name])).toEqual([
		[2, "Ada"],
		[13, "Cleo"],
	])
	expect(skipped.map(({ line, detail }) => [line, detail])).toEqual([
		[3, "Name is required"],
		[4, importRefusals.textMissing],
		[5, importRefusals.textShort],
		[6, importRefusals.textLong],
		[7, "Please enter a valid email address"],
		[8, importRefusals.dateInvalid],
		[9, "Please enter a valid website address"],
		[10, importRefusals.sourceInvalid],
		[11, importRefusals.quoteOpen],
		[12, importRefusals.repeated],
	])
})

it("takes 500, and names what is beyond", () => {
	const csv = Array.from({ length: ROWS_MAX + 2 }, (_, at) => `Ada ${at},${GOOD}`).join("\n")
	const { ready, skipped } = plan(csv)
	expect(ready).toHaveLength(ROWS_MAX)
	expect(skipped.map(({ line, detail }) => [line, detail])).toEqual([
		[501, importRefusals.tooManyRows],
		[502, importRefusals.tooManyRows],
	])
})

it.each([0, 1])("names the rest of a list that goes on for thousands of rows, with %s rows of titles", (titles) => {
	const rows = Array.from({ length: LINES_MAX - titles + 5 }, (_, at) => `Ada ${at},${GOOD}`)
	const { ready, skipped } = plan([...Array(titles).fill("name,text"), ...rows].join("\n"))
	expect(ready.length + skipped.length).toBe(LINES_MAX - titles + 1)
	expect(skipped.at(-2)).toMatchObject({ line: LINES_MAX, detail: importRefusals.tooManyRows })
	expect(skipped.at(-1)).toEqual({ line: LINES_MAX + 1, name: "", detail: importRefusals.linesLeft })
})

it("reads a hostile list in one pass", () => {
	expect(plan(`"""${'""'.repeat(300_000)}\n`.repeat(2)).ready).toEqual([])
	expect(plan('"a\n'.repeat(100_000)).skipped.length).toBeLessThanOrEqual(LINES_MAX + 1)
	expect(plan(`a${"@".repeat(300_000)} b`).ready).toEqual([])
	const dots = `ada@${".".repeat(300_000)} b`
	const titles = "name,text,email,website,source,date,stars"
	const lines = [1, 2, 3, 4, 5].map((commas) => `Ada,${GOOD}${",".repeat(commas)}${dots}`)
	// A rating that can't be read takes no text with it.
	expect(plan([titles, ...lines].join("\n")).ready.map(({ line }) => line)).toEqual([6])
})
