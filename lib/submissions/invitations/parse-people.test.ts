import { describe, expect, it } from "vitest"
import { parsePeople } from "./parse-people"

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
			[8, null],
		])
	})

	it.each(['"', ",", ";", "<", ">", "@", '""', '",', '<"', '"a,b" ', ".", " ", "\t"])(
		"reads a list of %j in steps that grow like the list",
		(signs) => {
			// A reader that tries every way to pair the marks does not end for an odd number of them.
			for (const around of ["", "Ada, ada@example.com"]) {
				expect(parsePeople(around + signs.repeat(99_999) + around).length).toBeLessThanOrEqual(100_000)
			}
		},
	)
})
