import { describe, expect, it } from "vitest"
import fc from "../../../tests/support/fast-check"
import { dateColumn, isOrderOpen, readDay, readDays } from "./read-day"

const NOW = new Date("2026-11-24T09:00:00Z")
const isoOf = (text: string) => readDay(text, NOW)?.toISOString().slice(0, 10)

describe("readDay", () => {
	it.each([
		["2024-03-31", "2024-03-31"],
		["2024-3-1T08:00:00Z", "2024-03-01"],
		["2024-03-31T23:30:00+09:00", "2024-03-31"],
		["2024/03/31", "2024-03-31"],
		["2024/1/15 10:30:00 AM EST", "2024-01-15"],
		["2024.03.31.", "2024-03-31"],
		["20240331", "2024-03-31"],
		["20240331T103000Z", "2024-03-31"],
		["2024年3月31日 10:30", "2024-03-31"],
		["2024년 3월 31일", "2024-03-31"],
		["31.3.2024", "2024-03-31"],
		["3. 4. 24", "2024-04-03"],
		["31.03.24 10:30 Uhr", "2024-03-31"],
		["31/3/2024", "2024-03-31"],
		["3/31/24 8:05 PM", "2024-03-31"],
		["03-31-2024", "2024-03-31"],
		["5/5/2024", "2024-05-05"],
		["３１/０３/２０２４", "2024-03-31"],
		["31/3/99", "1999-03-31"],
		["Mar 31, 2024", "2024-03-31"],
		["March 3rd 2024", "2024-03-03"],
		["31 March 2024", "2024-03-31"],
		["31-Mar-24", "2024-03-31"],
		["Sept. 3, '24", "2024-09-03"],
		["Sun, 31 Mar 2024 10:30:00 -0700", "2024-03-31"],
		["Sun Mar 31 2024 10:30:00 GMT+0200 (Central European Summer Time)", "2024-03-31"],
		["Sun Mar 31 10:30:00 +0000 2024", "2024-03-31"],
		["Sonntag, 31. März 2024 um 10.30 Uhr", "2024-03-31"],
		["31. Mrz 2024", "2024-03-31"],
		["14 KASIM 2024", "2024-11-14"],
		["9 MAYIS 2024", "2024-05-09"],
		["3 ARALIK 2024", "2024-12-03"],
		["5 HAZİRAN 2024", "2024-06-05"],
		["1er août 2024", "2024-08-01"],
		["mar. 16 janv. 2024 à 10h30", "2024-01-16"],
		["31 de marzo de 2024", "2024-03-31"],
		["31 de março de 2024", "2024-03-31"],
		["31 mrt 2024", "2024-03-31"],
		["31 марта 2024 г.", "2024-03-31"],
		["31 Mart 2024", "2024-03-31"],
		["31 marca 2024", "2024-03-31"],
		["2024. március 31.", "2024-03-31"],
		["٣١ مارس ٢٠٢٤", "2024-03-31"],
		["३१ मार्च २०२४", "2024-03-31"],
		["45382", "2024-03-31"],
		["45382,4375", "2024-03-31"],
		["1711843200", "2024-03-31"],
		["1711843200123", "2024-03-31"],
		// Today, and a day that has only begun east of here.
		["2026-11-24", "2026-11-24"],
		["2026-11-25", undefined],
	])("reads %j", (text, day) => expect(isoOf(text)).toBe(day))

	it("is noon in UTC, and now at the latest", () => {
		expect(readDay("2024-03-31", NOW)?.toISOString()).toBe("2024-03-31T12:00:00.000Z")
		expect(readDay("2026-11-24", NOW)).toEqual(NOW)
	})

	it.each(
		"|soon|2024-02-30|13/13/2024|1-2-3|1800-01-01|2026-11-26|Foo 3, 2024|2 weeks ago|vor 2 Wochen|Jan 2024|May|12|99999|15 listopada 2024 and 16 May 2024|3 Jan 4 2024".split(
			"|",
		),
	)("finds no day in %j", (text) => expect(readDay(text, NOW)).toBe(null))

	it("takes no word that means another month elsewhere", () => {
		// November in Polish, October in Croatian; July in Polish, June in Croatian.
		expect([readDay("15 lipca 2024", NOW), readDay("15 lip 2024", NOW)].map((day) => day?.getUTCMonth())).toEqual([
			6, 6,
		])
	})

	it("reads every day that the platform writes in words, in each of the public pages' languages", () => {
		const languages = ["en-US", "en-GB", "de", "fr", "es", "it", "pt", "nl", "ru", "tr", "ar-EG", "hi", "zh", "ja"]
		const style = fc.constantFrom("full", "long", "medium")
		const day = fc.date({ min: new Date("1990-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
		fc.assert(
			fc.property(fc.constantFrom(...languages), style, day, (language, dateStyle, date) => {
				const options = { dateStyle, calendar: "gregory", timeZone: "UTC" } as const
				const text = new Intl.DateTimeFormat(language, options).format(date)
				const names = /\p{L}{3}/u.test(text) || /年/.test(text)
				fc.pre(names)
				expect([text, isoOf(text)]).toEqual([text, date.toISOString().slice(0, 10)])
			}),
		)
	})
})

describe("dateColumn", () => {
	const column = (...cells: string[]) => {
		const found = dateColumn(cells, NOW)
		const days = cells.map((cell) => readDay(cell, NOW, found.order)?.toISOString().slice(5, 10) ?? null)
		return { open: isOrderOpen(found), days, about: found.example?.text }
	}

	it.each([
		["one day that no month can be", ["03/04/2024", "25/04/2024", "05/06/2024"], ["04-03", "04-25", "06-05"]],
		["one month-first day", ["03/04/2024", "04/25/2024"], ["03-04", "04-25"]],
		["a day that is not to come", ["03/04/2026", "01/12/2026"], ["03-04", "01-12"]],
		["proof behind other forms", ["", "2024-01-02", "3-4-24", "13-4-24"], [null, "01-02", "04-03", "04-13"]],
		["proof with a time", ["3/4/2024 10:30", "25/4/2024 9:15 PM"], ["04-03", "04-25"]],
	])("is proven by %s", (_, cells, days) => expect(column(...cells)).toMatchObject({ open: false, days }))

	it.each([
		["only days of both kinds", ["03/04/2024", "05/06/2024"], "03/04/2024"],
		["proofs of both kinds", ["25/04/2024", "04/25/2024", "03/04/2024"], "03/04/2024"],
		["an unclear day beside dots", ["25.04.2024", "03/04/2024"], "03/04/2024"],
	])("is open with %s", (_, cells, about) => expect(column(...cells)).toMatchObject({ open: true, about }))

	it("needs no answer where every order says the same", () => {
		expect(column("05/05/2024", "25/04/2024", "04/25/2024")).toMatchObject({
			open: false,
			days: ["05-05", "04-25", "04-25"],
		})
	})

	it("asks of a short year at either end, too", () => {
		expect(readDays("24-01-15", NOW).map(({ order }) => order)).toEqual(["dmy", "ymd"])
		expect(readDay("24-01-15", NOW, "ymd")?.toISOString().slice(0, 10)).toBe("2024-01-15")
	})

	it("does as it is told, and keeps what only one order reads", () => {
		const { order } = dateColumn(["03/04/2024", "04/25/2024"], NOW, "dmy")
		expect(["03/04/2024", "04/25/2024"].map((cell) => readDay(cell, NOW, order)?.getUTCMonth())).toEqual([3, 3])
	})
})
