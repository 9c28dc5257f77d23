import { standsForOne } from "./question-kinds"
import { isPair, type Word } from "./words-of"

/** From this rank on, a passage with every word of a question answers it. */
const WHOLE = 0.95
/** A passage that lacks a word must rank higher, the more so the fewer words the question has. */
const FEWEST = 1.8
const EACH_WORD = 0.15
const WORDS_COUNTED = 7
/** Pairs of Chinese or Japanese characters overlap, and half of them are no words. */
const PAIRS = 0.75
/** A shorter word is part of too many others. */
const INNER_LENGTH = 4

/** One word of two is no answer; five of seven are. @param asked the question's own words. @param text folded. */
export function isAnswer(
	asked: readonly Word[],
	{ rank, lexemes }: { rank: number; lexemes: readonly string[] },
	text: string,
): boolean {
	const told = asked.filter(({ standsFor, lexeme }) => standsFor && lexemes.includes(lexeme))
	const isTold = ({ lexeme }: Word) => told.some(({ standsFor }) => standsFor?.has(lexeme))
	const words = asked.filter(({ standsFor }) => !standsFor)
	const others = words.filter((word) => !standsForOne(asked)(word))
	if (others.length === 0 && told.length > 0) return true
	if (words.length === 0) return false
	if (others.length > 0 && others.every(isPair)) return rank >= (told.length > 0 ? WHOLE : PAIRS)
	const holds = (word: Word) =>
		isTold(word) ||
		lexemes.includes(word.lexeme) ||
		(word.written.length >= INNER_LENGTH && text.includes(word.written))
	return rank >= (words.every(holds) ? WHOLE : FEWEST - EACH_WORD * Math.min(words.length, WORDS_COUNTED))
}
