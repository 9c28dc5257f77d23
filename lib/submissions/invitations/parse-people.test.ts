import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import fc from "../../../tests/support/fast-check"
import { parsePeople } from "./parse-people"

/** The names and addresses that a list gives, with "-" for what is missing and "!" for an address that is none. */
const read = (text: string) =>
	parsePeople(text).map(({ name, email, problem }) =>
		[name || "-", email || "-", ...(problem === "address_invalid" ? ["!"] : [])].join(" "),
	)
/** See tests/WORLD.md for where these come from. */
const world = (name: string) => readFileSync(`tests/fixtures/world/addresses/${name}`, "utf8")

const ADA = { name: "Ada Lovelace", email: "ada@example.com", problem: null }

describe("parsePeople", () => {
	it.each([
		"Ada Lovelace, ada@example.com",
		"ada@example.com,Ada Lovelace",
		"Ada Lovelace;Ada@Example.com",
		"Ada  Lovelace\t ada@example.com ",
		"Ada Lovelace <ada@example.com>",
		'"Ada Lovelace" <ada@example.com>,',
		'"Ada Lovelace","ada@example.com","+1 555 0100"',
	])("finds name and address in %j", (line) => {
		expect(parsePeople(line)).toEqual([{ line: 1, ...ADA }])
	})

	it("keeps a comma and a quote inside quotes", () => {
		expect(parsePeople('"Lovelace, ""Ada""",ada@example.com')[0]?.name).toBe('Lovelace, "Ada"')
	})

	it.each([
		"Name,Email\nAda Lovelace,ada@example.com",
		"\uFEFFCompany;E-Mail Address;First name;Last name\r\nAnalytical Ltd;ada@example.com;Ada;Lovelace\r\n",
	])("goes by the header of a file: %j", (file) => {
		expect(parsePeople(file)).toEqual([{ line: 2, ...ADA }])
	})

	it.each([
		"Name|Email\nAda Lovelace|ada@example.com",
		'Name,Notes,Email\nAda Lovelace,"Calls on\nMondays, bob@x.co knows",ada@example.com',
		'sep=;\r\nE-Mail;Vorname;Nachname\r\nada@example.com;"Ada";"Lovelace"',
		"First_Name,lastName,EMAIL (required)\nAda,Lovelace,ada@example.com",
	])("reads a file with titles as a CSV: %j", (file) => {
		expect(read(file)).toEqual(["Ada Lovelace ada@example.com"])
	})

	it("counts lines as they were pasted, and names what is wrong with each", () => {
		const text = [
			"Ada Lovelace, ada@example.com",
			"",
			"Bob",
			"carl@example.com",
			"Dan, dan@",
			`${"E".repeat(121)}, e@e.co`,
		]
		const problems = parsePeople([...text, "Eve, a@b.co;x@y.z", 'Odd "quote, odd@example.com'].join("\n"))
		expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
			[1, null],
			[3, "address_missing"],
			[4, "name_missing"],
			[5, "address_invalid"],
			[6, "name_long"],
			[7, null],
			[7, "name_missing"],
			[8, null],
		])
	})

	it.each(['"', ",", ";", "<", ">", "@", '""', '",', '<"', '"a,b" ', ".", " ", "\t"])(
		"reads a list of %j in steps that grow like the list",
		(signs) => {
			// A reader that tries every way to pair the marks does not end for an odd number of them.
			for (const around of ["", "Ada, ada@example.com"]) {
				expect(parsePeople(around + signs.repeat(99_999) + around).length).toBeLessThanOrEqual(100_002)
			}
		},
	)

	it.each([
		["bare-semicolon.txt", ["- anna@shop.example", "- bob@shop.example"]],
		["to-line.txt", ["Anna Adams anna@shop.example", "Bob Brown bob@shop.example", "Cy Chan cy@shop.example"]],
		["trailing-dot.txt", ["Dot dot@shop.example"]],
		["german-titles.csv", ["Ada Lovelace ada@shop.example"]],
	])("reads %s", (file, people) => {
		expect(read(world(file))).toEqual(people)
	})

	it.each([
		["a@x.co, b@x.co\tc@x.co", ["- a@x.co", "- b@x.co", "- c@x.co"]],
		["a@x.co b@x.co and c@x.co", ["- a@x.co", "- b@x.co", "- c@x.co"]],
		['"a@x.co; b@x.co"', ["- a@x.co", "- b@x.co"]],
		["a@x.co and Bob b@x.co", ["- a@x.co", "- b@x.co"]],
		["a@x.co; b@", ["- a@x.co", "- b@ !"]],
		["a@x.co/b@x.co", ["- a@x.co/b@x.co !"]],
		["<a@x.co>,<b@x.co>", ["- a@x.co", "- b@x.co"]],
		["To: 'Ann Lee' <a@x.co>; b@x.co; Cc: Cy <c@x.co>", ["Ann Lee a@x.co", "- b@x.co", "Cy c@x.co"]],
		["Lee, Ann <a@x.co>; Roe, Bo <b@x.co>", ["Lee, Ann a@x.co", "Roe, Bo b@x.co"]],
		['"Lee, Ann" <a@x.co>, "Roe, Bo" <b@x.co>', ["Lee, Ann a@x.co", "Roe, Bo b@x.co"]],
		["Ann, a@x.co; Bob, b@x.co", ["Ann a@x.co", "Bob b@x.co"]],
		["Ann, a@x.co, Bob, b@x.co", ["Ann a@x.co", "Bob b@x.co"]],
		["a@x.co, Ann, b@x.co, Bob", ["Ann a@x.co", "Bob b@x.co"]],
		["Ann, a@x.co, b@x.co", ["Ann a@x.co", "- b@x.co"]],
		["a＠x.co; b@x.co", ["- a@x.co", "- b@x.co"]],
	])("finds everyone on one line: %j", (line, people) => {
		expect(read(line)).toEqual(people)
	})

	it.each([
		["Ann, Bob, a@x.co, b@x.co", ["Ann -", "Bob -", "- a@x.co", "- b@x.co"]],
		["a@x.co, Bob, b@x.co", ["- a@x.co", "Bob -", "- b@x.co"]],
		["Bob, Ann <a@x.co>, Cy <c@x.co>", ["Bob -", "Ann a@x.co", "Cy c@x.co"]],
		["Ann @ Acme, a@x.co", ["- ann @ acme !", "- a@x.co"]],
		["a@x.co <b@x.co>", ["- a@x.co", "- b@x.co"]],
		['"b@x.co" <b@x.co>, a@x.co <a@x.co>', ["- b@x.co", "- a@x.co"]],
	])("gives no one a name that may be another's: %j", (line, people) => {
		expect(read(line)).toEqual(people)
	})

	it.each([
		"Ada;Lovelace;ada@x.co",
		"Ada\tLovelace\tada@x.co",
		"Ada Lovelace;ada@x.co",
		"Ada Lovelace, Acme, ada@x.co",
		"Ada Lovelace ada@x.co.",
		"ada@x.co Ada Lovelace",
		"Ada Lovelace <mailto:ada@x.co>",
		"sep=;\nVorname;Name;E-Mail-Adresse\nAda;Lovelace;ada@x.co",
		"Nom,Prénom,Courriel\nLovelace,Ada,ada@x.co",
		"Nombre;Apellidos;Correo electrónico\nAda;Lovelace;ada@x.co",
		"Voornaam;Achternaam;E-mailadres\nAda;Lovelace;ada@x.co",
		"First Name,Last Name,Email\nAda,Lovelace,Ada Lovelace <ada@x.co>",
	])("joins a first and a last name in %j", (list) => {
		expect(read(list)).toEqual(["Ada Lovelace ada@x.co"])
	})

	it("goes by the titles: no address of another column is a person, and none is a name", () => {
		const list = "Name,Email,Our contact\nann@x.co,ann@x.co,me@our.co\nBo,bo@x.co; bo@work.co,me@our.co"
		expect(read(list)).toEqual(["- ann@x.co", "- bo@x.co", "- bo@work.co"])
	})

	it("loses no address, and makes no name of one, however a line is put together", () => {
		const word = fc.constantFrom(
			"Ann",
			"Bo Roe",
			'"Lee, Cy"',
			"a@x.co",
			"b@x.co",
			"<c@x.co>",
			"Di <d@x.co>",
			"'e@x.co'",
			"@",
		)
		const sign = fc.constantFrom(", ", ";", "\t", " ", " and ", ",,", ' "', "<", ">")
		fc.assert(
			fc.property(fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 8 }), (parts) => {
				const line = parts.flat().join("")
				const people = parsePeople(line)
				expect(people.filter(({ name }) => name.includes("@"))).toEqual([])
				const emails = people.map(({ email }) => email).join(" ")
				for (const address of line.match(/\w@x\.co/g) ?? []) expect(emails).toContain(address)
			}),
			{ numRuns: 3000 },
		)
	})
})
