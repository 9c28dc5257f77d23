import { withPlainDigits } from "./read-day"

/** The best that a rating can be where the list says nothing else. */
export const BEST_STARS = 5
/** A longer cell is a sentence with a number in it. */
const CELL_MAX = 60

const SIGNS = /^[★⭐🌟✭½☆ ]+$/u
const PERCENT = /^(\d+(?:[.,]\d+)?) ?%$/
const OF = /\/| (?:of|von|sur|de|di|su|van|av|af|из|z) /i
const NOT_OF = /[.,;:()-]/
const NUMBERS = /-?\d+(?:[.,]\d+)?/g
/** In a title: "Rating (1-10)", "Score out of 10", "Note sur 20". */
const BEST_IN_TITLE = /(?:\/|[-–] ?|\b(?:of|von|bis|to|sur|de|di|su|van|a) )(\d{1,3})\)?$/i

/** Google's names, and words for them in the languages that write most lists. */
const WORDS: readonly (readonly string[])[] = [
	["one", "eins", "ein", "un", "une", "uno", "una", "um", "uma"],
	["two", "zwei", "deux", "dos", "due", "dois", "duas"],
	["three", "drei", "trois", "tres", "tre", "três"],
	["four", "vier", "quatre", "cuatro", "quattro", "quatro"],
	["five", "fünf", "cinq", "cinco", "cinque"],
]

interface Rating {
	value: number
	best: number
}

const number = (digits: string | undefined) => Number(digits?.replace(",", "."))

function signsOf(text: string): Rating | null {
	if (!SIGNS.test(text)) return null
	const signs = [...text]
	const empty = signs.filter((sign) => sign === "☆").length
	const full = signs.filter((sign) => /[★⭐🌟✭]/u.test(sign)).length
	return { value: full + (signs.includes("½") ? 0.5 : 0), best: Math.max(BEST_STARS, full + empty) }
}

function ratingOf(text: string, best: number): Rating | null {
	const [, percent] = PERCENT.exec(text) ?? []
	if (percent) return { value: number(percent), best: 100 }
	const [first, second, ...more] = text.matchAll(NUMBERS)
	if (first && !second) return { value: number(first[0]), best }
	if (first && second && more.length === 0) {
		const between = text.slice(first.index + first[0].length, second.index)
		return OF.test(between) && !NOT_OF.test(between) ? { value: number(first[0]), best: number(second[0]) } : null
	}
	if (first) return null
	const [word = ""] = text.toLowerCase().split(" ")
	const named = WORDS.findIndex((words) => words.includes(word))
	return named < 0 ? null : { value: named + 1, best: BEST_STARS }
}

/** Stars from 1 to 5: the rating's share of the best, halves down. Null for zero. `best` is for a number alone. */
export function readRating(cell: string, best = BEST_STARS): number | null {
	const text = cell
		.slice(0, CELL_MAX + 1)
		.replaceAll("\uFE0F", "")
		.trim()
	if (text.length > CELL_MAX) return null
	const rating = signsOf(text) ?? ratingOf(withPlainDigits(text.replace(/(\d) ?½/g, "$1.5")), best)
	if (!rating || !(rating.value > 0) || rating.value > rating.best) return null
	return Math.max(1, Math.ceil((rating.value * 5) / rating.best - 0.5))
}

export function bestInTitle(title: string): number | null {
	const [, best] = BEST_IN_TITLE.exec(title.trim().slice(-CELL_MAX)) ?? []
	return Number(best) > 1 ? Number(best) : null
}

export function isBeyond(cell: string, best: number): boolean {
	const text = withPlainDigits(cell.slice(0, CELL_MAX)).trim()
	return /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) && number(text) > best
}
