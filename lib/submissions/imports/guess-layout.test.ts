import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { readList } from "../lists/read-list"
import { guessLayout } from "./guess-layout"
import { planImport } from "./plan-import"

const NOW = new Date("2026-11-24T09:00:00Z")
const GOOD = "They fixed my bike in an hour."

function read(list: string) {
	const records = readList(list)
	const { places: columns, hasHeader, above } = guessLayout(records, NOW)
	const plan = planImport({ records, columns, hasHeader, above }, NOW)
	return { ...plan, columns, hasHeader, above }
}
/** See tests/WORLD.md for where these come from. */
const world = (name: string) => {
	const bytes = readFileSync(`tests/fixtures/world/lists/${name}`)
	return read(new TextDecoder(name.endsWith(".txt") ? "utf-16le" : "utf-8").decode(bytes))
}
const rowsOf = ({ ready }: ReturnType<typeof read>) =>
	ready.map(({ value }) => [
		value.name,
		value.stars,
		value.givenOn < NOW ? value.givenOn.toISOString().slice(0, 10) : null,
	])

describe("guessLayout, on lists as others make them", () => {
	it.each<[string, (string | number | null)[][]]>([
		[
			"semicolons-commas-in-titles.csv",
			[
				["Santa", 5, null],
				["Maria", 4, null],
			],
		],
		["sep-line.csv", [["Ada", 5, null]]],
		["pipes.csv", [["Ada", 5, null]]],
		["lines-above-the-titles.csv", [["Ada", 5, null]]],
		["excel-unicode-text.txt", [["Jörg", 5, null]]],
		[
			"day-first-column.csv",
			[
				["A", null, "2024-04-03"],
				["B", null, "2024-04-25"],
				["C", null, "2024-06-05"],
			],
		],
		[
			"kudobuzz.csv",
			[
				["Rina", 1, "2015-08-10"],
				["Abel", 3, "2015-08-10"],
			],
		],
		[
			"star-words.csv",
			[
				["Ada", 5, "2024-03-01"],
				["Bob", 4, "2024-03-02"],
			],
		],
		["first-and-last-name.csv", [["Ada Lovelace", 5, null]]],
		["titles-french.csv", [["Ada Dupont", 5, "2024-01-15"]]],
		["titles-german.csv", [["Ada Lovelace", 5, "2024-01-15"]]],
		["titles-spanish.csv", [["Ada", 5, "2024-01-15"]]],
		["titles-google-forms.csv", [["Ada", 5, "2024-01-15"]]],
		["titles-review-username.csv", [["Ada", 5, "2024-01-15"]]],
	])("reads %s", (file, rows) => {
		const found = world(file)
		expect([found.skipped, rowsOf(found)]).toEqual([[], rows])
	})

	/** Reports that others have about their products; see tests/WORLD.md. */
	it.each<[string, string, (string | number | null)[][]]>([
		[
			"a comma in each date, and semicolons at the end of some lines",
			`April 15, 2023;${GOOD};Ray;5;\nApril 14, 2023;${GOOD};Scott;4;\nApril 9, 2023;${GOOD};Lonny;5`,
			[
				["Ray", 5, "2023-04-15"],
				["Scott", 4, "2023-04-14"],
				["Lonny", 5, "2023-04-09"],
			],
		],
		[
			"a title too few, and two commas in each text",
			`Name;Text;Rating;Date\nAda;${GOOD} One, two, three;5;2024-01-02;\nBo;${GOOD} One, two, four;4;2024-01-02;`,
			[
				["Ada", 5, "2024-01-02"],
				["Bo", 4, "2024-01-02"],
			],
		],
		[
			"month-first dates of which one could be the other way",
			`Name,Text,Date\nAda,${GOOD},12/31/2025\nBo,${GOOD},12/01/2025`,
			[
				["Ada", null, "2025-12-31"],
				["Bo", null, "2025-12-01"],
			],
		],
		[
			"short years, proven by another row",
			`Name,Text,Date\nAda,${GOOD}, 01/02/24\nBo,${GOOD}, 19/01/24`,
			[
				["Ada", null, "2024-02-01"],
				["Bo", null, "2024-01-19"],
			],
		],
		[
			"years of two digits",
			`Name,Text,Date\nAda,${GOOD},3/4/25\nBo,${GOOD},12/31/24`,
			[
				["Ada", null, "2025-03-04"],
				["Bo", null, "2024-12-31"],
			],
		],
		["months in capitals", `Name,Text,Date\nAda,${GOOD},01 SEP 26`, [["Ada", null, "2026-09-01"]]],
		[
			"an empty row above the titles and an empty column before them",
			`,,,\n,Name,Text,Email\n,Ada,${GOOD},ada@x.co`,
			[["Ada", null, null]],
		],
		["empty columns behind, all with the same title", `Name,Text,,,,\nAda,${GOOD},,,,`, [["Ada", null, null]]],
		[
			"half stars with a comma",
			`Name;Text;Rating\nAda;${GOOD};3,5\nBo;${GOOD};0,5`,
			[
				["Ada", 3, null],
				["Bo", 1, null],
			],
		],
		[
			"whole stars with a point, and 0 for none",
			`Name,Text,My Rating\nAda,${GOOD},5.0\nBo,${GOOD},0`,
			[
				["Ada", 5, null],
				["Bo", null, null],
			],
		],
		[
			"one quotation mark in a text",
			`Name;Text;Stars\nAda;Nous y sommes en paix ensemble". Merci.;5\nBo;${GOOD};4\nCy;"Great; really great.....";3`,
			[
				["Ada", 5, null],
				["Bo", 4, null],
				["Cy", 3, null],
			],
		],
		[
			"quotation marks behind backslashes",
			`"Name","Text","Stars"\n"Ada","They asked, \\"who's there?\\" and came .... \\"at once!\\"","5"\n"Bo","${GOOD}","4"`,
			[
				["Ada", 5, null],
				["Bo", 4, null],
			],
		],
		[
			"signs without width in titles and cells",
			`\u200bName\u200b,Review\u00a0Text,E\u200bmail\n\u200bAda,${GOOD},\u200bada@x.co`,
			[["Ada", null, null]],
		],
		[
			"words for nothing",
			`Name,Text,Email,Rating,Date\nAda,${GOOD},NULL,NULL,NULL\nBo,${GOOD},N/A,-,n/a`,
			[
				["Ada", null, null],
				["Bo", null, null],
			],
		],
		["cells that spreadsheets take for texts", `Name,Text,Stars\n"=""Ada""","${GOOD}",="5"`, [["Ada", 5, null]]],
		["an export's guard against formulas", `Name,Text\nAda,'+1 for them. ${GOOD}`, [["Ada", null, null]]],
	])("reads %s", (_, list, rows) => {
		const found = read(list)
		expect([found.skipped, rowsOf(found)]).toEqual([[], rows])
	})

	it("reads stars.csv: each scale, and what each cell says", () => {
		const { ready, skipped } = world("stars.csv")
		expect(skipped).toEqual([])
		expect(ready.map(({ value }) => [value.stars, value.sourceRating])).toEqual([
			[4, "4.5"],
			[4, "4,5"],
			[5, "10/10"],
			[4, "80%"],
			[null, "0"],
			[5, "5 étoiles"],
			[4, "⭐️⭐️⭐️⭐️"],
		])
	})

	it("reads dates.csv: all that name one day", () => {
		const found = world("dates.csv")
		expect(found.skipped.map(({ name }) => name)).toEqual(["P11", "P16", "P17"])
		expect(new Set(rowsOf(found).map(([, , day]) => day))).toEqual(new Set(["2024-01-15"]))
	})

	it("leaves ambiguous-dates.csv to the business, and reads nothing until it says", () => {
		const { dates, ready, skipped } = world("ambiguous-dates.csv")
		expect([dates.order, ready, skipped]).toEqual([null, [], []])
		expect(dates.example?.readings.map(({ order, day }) => [order, day.toISOString().slice(0, 10)])).toEqual([
			["dmy", "2024-04-03"],
			["mdy", "2024-03-04"],
		])
	})
})

describe("guessLayout", () => {
	const titles = (line: string, row: string) => {
		const { columns, hasHeader } = read(`${line}\n${row}\n${row}`)
		const at = line.split(",")
		expect(hasHeader).toBe(true)
		return Object.fromEntries(Object.entries(columns).map(([column, place]) => [column, at[place ?? -1]]))
	}

	it.each([
		[
			"Judge.me",
			"title,body,rating,review_date,source,curated,reviewer_name,reviewer_email,product_id,reply,reply_date,picture_urls",
			`Great,${GOOD},5,2024-01-15 10:30:00 UTC,web,ok,Ada,ada@x.co,17,,,`,
			{ text: "body", stars: "rating", date: "review_date", name: "reviewer_name", email: "reviewer_email" },
		],
		[
			"Senja",
			"type,rating,text,date,url,customer_name,customer_email,customer_company,customer_tagline,approved",
			`text,5,${GOOD},2024-01-15T10:30:00Z,https://x.co/1,Ada,ada@x.co,Engines,CTO,true`,
			{
				stars: "rating",
				text: "text",
				date: "date",
				source: "url",
				name: "customer_name",
				email: "customer_email",
				company: "customer_company",
			},
		],
		[
			"Google, flat",
			"name,reviewer.displayName,starRating,comment,createTime,updateTime,reviewReply.comment",
			`accounts/1/reviews/2,Ada,FIVE,${GOOD},2024-01-15T10:30:00Z,2024-01-16T10:30:00Z,Thank you so much for that.`,
			{ name: "reviewer.displayName", stars: "starRating", text: "comment", date: "createTime" },
		],
		[
			"a map's reviews",
			"author_title,author_link,review_text,review_rating,review_datetime_utc,owner_answer",
			`Ada,https://x.co/ada,${GOOD},5,01/15/2024 10:30:00,Thanks`,
			{ name: "author_title", text: "review_text", stars: "review_rating", date: "review_datetime_utc" },
		],
		[
			"a German form",
			"Zeitstempel,E-Mail-Adresse,Wie heißen Sie?,Wie war Ihre Erfahrung mit uns?,Wie viele Sterne geben Sie uns?",
			`15.01.2024 10:30:00,ada@x.co,Ada,${GOOD},5`,
			{
				date: "Zeitstempel",
				email: "E-Mail-Adresse",
				name: "Wie heißen Sie?",
				text: "Wie war Ihre Erfahrung mit uns?",
				stars: "Wie viele Sterne geben Sie uns?",
			},
		],
		[
			"a French form",
			"Horodateur,Adresse e-mail,Votre nom,Que pensez-vous de nous ?,Note sur 10",
			`15/01/2024 10:30:00,ada@x.co,Ada,${GOOD},9`,
			{
				date: "Horodateur",
				email: "Adresse e-mail",
				name: "Votre nom",
				text: "Que pensez-vous de nous ?",
				stars: "Note sur 10",
			},
		],
		[
			"a Spanish form",
			"Marca temporal,Dirección de correo electrónico,¿Cuál es tu nombre?,¿Cómo fue tu experiencia con nosotros?,Calificación",
			`15/1/2024 10:30:00,ada@x.co,Ada,${GOOD},5`,
			{
				date: "Marca temporal",
				email: "Dirección de correo electrónico",
				name: "¿Cuál es tu nombre?",
				text: "¿Cómo fue tu experiencia con nosotros?",
				stars: "Calificación",
			},
		],
		["German texts", "Kunde,Bewertung,Sterne", `Ada,${GOOD},5`, { name: "Kunde", text: "Bewertung", stars: "Sterne" }],
	])("knows the titles of %s", (_, line, row, columns) => expect(titles(line, row)).toEqual(columns))

	it("takes the scale from the title", () => {
		expect(read(`Name,Text,Rating (1-10)\nAda,${GOOD},8`).ready[0]?.value).toMatchObject({
			stars: 4,
			sourceRating: "8",
		})
	})

	it.each([
		["titles in words that are not known", `Wer,Was\nAda,${GOOD}\nBo,${GOOD}!`, 1, ["Ada", "Bo"]],
		["lines above such titles", `Unsere Liste\n\nWer;Was\nAda;${GOOD}\nBo;${GOOD}!`, 3, ["Ada", "Bo"]],
		["rows alone", `Ada,${GOOD}\nBo,${GOOD}!`, 0, ["Ada", "Bo"]],
		[
			"rows whose texts have words of titles",
			`Ada,Great experience and review!\nBo,Name it: they did it all.`,
			0,
			["Ada", "Bo"],
		],
		["lines above rows", `Reviews,\nAda,${GOOD}\nBo,${GOOD}!`, 1, ["Ada", "Bo"]],
	])("makes no row of titles and no titles of a row: %s", (_, list, from, names) => {
		const { ready, skipped } = read(list)
		expect(ready.map(({ value }) => value.name)).toEqual(names)
		expect(skipped).toEqual([])
		expect(ready[0]?.line).toBeGreaterThan(from)
	})

	it("finds dates, ratings, and links without titles", () => {
		const [row] = read(`15/01/2024;4,5;ada@example.com;Ada;${GOOD};https://reviews.example/1`).ready
		expect(row?.value).toMatchObject({ name: "Ada", stars: 4, sourceRating: "4,5", text: GOOD })
		expect(row?.value.givenOn.toISOString().slice(0, 10)).toBe("2024-01-15")
	})
})
