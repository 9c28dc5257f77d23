import { asciiLetters } from "@/lib/encoding/as-ascii"

/** The languages of the public pages, and others whose tools write dates with names. */
const LANGUAGES =
	"en en-GB de fr es it pt nl da nb sv fi is et lv lt pl cs sk sl hu ro bg el tr ru uk ca id vi ar he hi"

interface Names {
	/** The months from 1 that a word can mean: "listopada" is November in Polish and October in Croatian. */
	months: Map<string, Set<number>>
	weekdays: Set<string>
}

const FORMS: Intl.DateTimeFormatOptions[] = [
	{ month: "long" },
	{ month: "short" },
	{ weekday: "long", day: "numeric", month: "long" },
	{ weekday: "short", day: "numeric", month: "short" },
]
const DAY_MS = 24 * 3_600_000

/** Without accents, which people leave out and which have more than one code: "KASIM" has lost the dot that "kasım" lacks. */
const plain = asciiLetters

export const wordsIn = (text: string) => plain(text).match(/\p{L}+/gu) ?? []

let names: Names | undefined

/** From the platform's own tables (CLDR), once: they know every language and cost a browser nothing. */
function allNames(): Names {
	if (names) return names
	// German spreadsheets write it, and the tables do not.
	names = { months: new Map([["mrz", new Set([3])]]), weekdays: new Set() }
	for (const language of LANGUAGES.split(" ")) {
		for (const form of FORMS) {
			const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC", calendar: "gregory" })
			for (let index = 0; index < 12; index += 1) {
				// Every 31 days another month, and every weekday among them.
				for (const { type, value } of format.formatToParts(Date.UTC(2024, 0, 1) + index * 31 * DAY_MS)) {
					const [word, ...more] = wordsIn(value)
					if (!word || more.length > 0) continue
					if (type === "weekday") names.weekdays.add(word)
					if (type === "month") names.months.set(word, (names.months.get(word) ?? new Set()).add(index + 1))
				}
			}
		}
	}
	return names
}

/** The month from 1 that one of the words names; null if none does, or if they can mean several. */
export function monthIn(words: string[]): number | null {
	const { months, weekdays } = allNames()
	const named = words.filter((word) => months.has(word))
	// "mar. 16 janv. 2024": the French Tuesday is March elsewhere.
	const sure = named.filter((word) => !weekdays.has(word))
	const meant = (sure.length > 0 ? sure : named).map((word) => [...(months.get(word) ?? [])])
	const [month] = meant[0] ?? []
	return month && meant.every((all) => all.length === 1 && all[0] === month) ? month : null
}
