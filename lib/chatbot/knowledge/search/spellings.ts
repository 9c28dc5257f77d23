import { lexemeOf, type Word } from "./words-of"

/** A shorter word has too many neighbors. */
const TYPO_LENGTH = 5
const PART_LENGTH = 3
/** A text about another order, room, or year answers nothing. */
const NUMBER = /^\p{N}+$/u
/** Only the beginning of a word is indexed. */
const CHECKED_LENGTH = 8
const ALPHABETS = [
	"abcdefghijklmnopqrstuvwxyz",
	"абвгдежзиклмнопрстуфхцчшщъыьэюя",
	"αβγδεζηθικλμνξοπρστυφχψω",
	"ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
]

const word = (written: string): Word => ({ lexeme: lexemeOf(written), written })

/** One typo away: a letter too many, too few, wrong, or in the wrong order. */
function* corrected(written: string): Generator<string> {
	const letters = ALPHABETS.find((alphabet) => alphabet.includes(written.charAt(0))) ?? ""
	for (let at = 0; at < Math.min(written.length, CHECKED_LENGTH); at++) {
		const [before, here, after] = [written.slice(0, at), written.charAt(at), written.slice(at + 1)]
		yield before + after
		if (after !== "") yield before + after.charAt(0) + here + after.slice(1)
		for (const letter of letters) {
			yield before + letter + after
			yield before + letter + here + after
		}
	}
}

function* halves(written: string): Generator<[string, string]> {
	for (let at = PART_LENGTH; at <= written.length - PART_LENGTH; at++) {
		const [first, second] = [written.slice(0, at), written.slice(at)]
		yield [first, second]
		if (first.endsWith("s") && first.length > PART_LENGTH) yield [first.slice(0, -1), second]
	}
}

/** Likeliest first: the two words that a word consists of, or words one typo away. */
export function spellingsOf({ written }: Word): Word[][] {
	if (written.length < TYPO_LENGTH || NUMBER.test(written)) return []
	return [
		...Array.from(halves(written), (parts) => parts.map(word)),
		...Array.from(new Set(corrected(written)), (one) => [word(one)]),
	]
}
