import { isPair, type Word } from "./words-of"

/** From this rank on, a passage that holds every word of a question answers it. */
const WHOLE = 0.95
/** A passage that lacks a word must rank higher, the more so the fewer words the question has. */
const FEWEST = 1.8
const EACH_WORD = 0.15
const WORDS_COUNTED = 7
/** Pairs of Chinese or Japanese characters overlap, and half of them are no words. */
const PAIRS = 0.75
/** A shorter word is part of too many others. */
const INNER_LENGTH = 4

/**
 * Whether a passage contains enough of a question to be quoted as its answer. Of two words, "gift cards", one is no
 * answer; of seven, five are.
 * @param words of the question itself. @param text of the passage, folded.
 */
export function isAnswer(
	words: readonly Word[],
	{ rank, lexemes }: { rank: number; lexemes: readonly string[] },
	text: string,
): boolean {
	if (words.length === 0) return false
	if (words.every(isPair)) return rank >= PAIRS
	const holds = ({ lexeme, written }: Word) =>
		lexemes.includes(lexeme) || (written.length >= INNER_LENGTH && text.includes(written))
	return rank >= (words.every(holds) ? WHOLE : FEWEST - EACH_WORD * Math.min(words.length, WORDS_COUNTED))
}
