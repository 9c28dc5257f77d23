import { cutMarkPiles } from "../../clean-text"
import { arabicStem } from "./arabic-stem"

export interface Word {
	/** The word without its ending, so that "prices" finds "price". */
	lexeme: string
	written: string
	/** For a kind of question (kindsAsked()): the lexemes of the words that ask for it. */
	standsFor?: ReadonlySet<string>
}

/** Raise it when wordsOf() or the cutting of chunks changes: indexes are then rebuilt. One digit, compared as text. */
export const TOKENIZER = "7"

const icu = String(process.versions.icu).split(".")
/** Sorts by age in every collation. ICU decides where words end without spaces, and changes with Node. Only a newer
 * version rebuilds; every host with the same TOKENIZER reads. */
export const INDEX_VERSION = TOKENIZER + [icu[0], icu[1]].map((part = "") => part.padStart(3, "0")).join("")

/** Enough to tell words apart: the ranking compares whole words again. */
const LEXEME_LENGTH = 6
/** A longer run of letters is no word. */
const WORD_CAP = 60

/** People type or omit accents at will. Vowel signs of Hindi and Thai are marks too, but belong to the word. */
const ACCENTS = /[\u0300-\u036f]/g
/** Optional in Arabic: vowel signs, the stretching line, and the hamza of a decomposed alef. */
const ARABIC_MARKS = /[\u064b-\u0655\u0670\u0640]/g
const SAME_LETTERS: Record<string, string> = { ß: "ss", ı: "i", ς: "σ", æ: "ae", œ: "oe", ø: "o", ى: "ي", ة: "ه" }
const SAME = new RegExp(`[${Object.keys(SAME_LETTERS).join("")}]`, "g")

/** Only case changes in these, which make up most texts. */
const PLAIN = /^[\0-\x7f]*$/

/** Folds what people type differently and mean alike, independent of the database's locale. */
export function foldText(text: string): string {
	if (PLAIN.test(text)) return text.toLowerCase()
	return cutMarkPiles(text)
		.normalize("NFKC")
		.toLowerCase()
		.normalize("NFD")
		.replace(ACCENTS, "")
		.replace(ARABIC_MARKS, "")
		.normalize("NFC")
		.replace(SAME, (letter) => SAME_LETTERS[letter] ?? letter)
}

/** Any two characters in a row are a word, which finds more than a dictionary. */
const IDEOGRAPH = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u
const RUNS =
	/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー])[\p{L}\p{M}\p{N}])+/gu
/** Their words need a dictionary. */
const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const APOSTROPHES = /['’](?:s\b)?/g
/** "l'hôtel" and "dell'ordine" are two words; "don't" and "we'll" are one. */
const ELISION = /(?<=\p{L})['’](?=[aeiouhy]\p{L})/gu

const ARABIC = /^[\u0621-\u064a]+$/
const ENGLISH_ENDING = /(?<=.{4})(?:ings?|ed|ly)$/
const DOUBLED = /([bdgmnprt])\1$/
/** Endings of plurals, cases, and persons are mostly vowels, in every script. */
const LATIN_ENDING = /(?<=^.{4,})[aeiouysn]+$/
const OTHER_ENDING = /(?<=^.{3,})[αεηιουωσνаеиоуыэюяйьмхв\p{M}]+$/u

/** Perhaps half of one word and half of the next. */
export const isPair = ({ written }: Word): boolean => IDEOGRAPH.test(written)

export function lexemeOf(written: string): string {
	// A question with unknown words tries hundreds of spellings, most of them in these letters.
	if (PLAIN.test(written)) {
		const bare = written.replace(ENGLISH_ENDING, "").replace(LATIN_ENDING, "").replace(DOUBLED, "$1")
		return bare.slice(0, LEXEME_LENGTH)
	}
	if (ARABIC.test(written)) return arabicStem(written).slice(0, LEXEME_LENGTH)
	const bare = written
		.replace(ENGLISH_ENDING, "")
		.replace(LATIN_ENDING, "")
		.replace(OTHER_ENDING, "")
		.replace(DOUBLED, "$1")
	return [...bare].slice(0, LEXEME_LENGTH).join("")
}

const segmenter = new Intl.Segmenter("th", { granularity: "word" })

function* pairsOf(run: string): Generator<string> {
	const characters = [...run]
	if (characters.length === 1) yield run
	for (let at = 1; at < characters.length; at++) yield `${characters[at - 1]}${characters[at]}`
}

function* writtenIn(folded: string): Generator<string> {
	// "iPhone手机" is a word and a run of ideographs.
	for (const [run] of folded.matchAll(RUNS)) {
		if (IDEOGRAPH.test(run)) yield* pairsOf(run)
		else if (!UNSPACED.test(run)) yield run
		else for (const { segment, isWordLike } of segmenter.segment(run)) if (isWordLike) yield segment
	}
}

export function writtenWords(text: string): string[] {
	const words = writtenIn(foldText(text).replace(ELISION, " ").replace(APOSTROPHES, ""))
	return Array.from(words).filter((written) => written.length <= WORD_CAP)
}

/** Without knowing the language: the ranking makes up for a stemmer by comparing parts of words. */
export function wordsOf(text: string): Word[] {
	return writtenWords(text).map((written) => ({ lexeme: lexemeOf(written), written }))
}
