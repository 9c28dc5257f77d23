import { foldText, type Word } from "./words-of"

export interface Candidate {
	sourceId: string
	position: number
	title: string
	content: string
	score: number
	lexemes: readonly string[]
}

export type Ranked<Found extends Candidate> = Found & {
	/** 0 for nothing in common, about 2 for every word of the question. */
	rank: number
	text: string
}

/** Parts of words that are compared: long enough to mean something, short enough to survive endings and compounds. */
const PART = 4
const ORDER_WEIGHT = 0.2
const NEIGHBOR_WEIGHT = 0.1
/** Characters between two words that still belong together. */
const APART = 8
/** Empty chunks added to every business: with few texts, a word that they lack must not outweigh all others. */
export const BACKGROUND = 20

/** For a word in `df` of a business's `chunks` (Robertson and Spärck Jones). */
export function rarityOf(df: number, chunks: number): number {
	return Math.log(1 + (chunks + BACKGROUND - df + 0.5) / (df + 0.5))
}

function partsOf(word: string): string[] {
	return Array.from({ length: Math.max(0, word.length - PART + 1) }, (_, at) => word.slice(at, at + PART))
}

function isFollowed(text: string, [first, second]: readonly [Word, Word]): boolean {
	if (!text.includes(second.lexeme)) return false
	for (let at = text.indexOf(first.lexeme); at >= 0; at = text.indexOf(first.lexeme, at + 1)) {
		const end = at + first.written.length + second.written.length + APART
		if (text.slice(at + 1, end).includes(second.lexeme)) return true
	}
	return false
}

/** Parts of words survive endings, compounds, and typos. @param words from questionWords(). @returns best first. */
export function rankPassages<Found extends Candidate>(
	words: readonly Word[],
	rarity: ReadonlyMap<string, number>,
	found: readonly Found[],
): Ranked<Found>[] {
	const weighted = words.map((word) => ({ word, parts: partsOf(word.written), weight: rarity.get(word.lexeme) ?? 0 }))
	const total = weighted.reduce((sum, { weight }) => sum + weight, 0) || 1
	const written = words.filter(({ standsFor }) => !standsFor)
	const pairs = written.slice(1).map((word, at) => {
		const pair = [written[at] ?? word, word] as const
		return { pair, weight: Math.min(...pair.map(({ lexeme }) => rarity.get(lexeme) ?? 0)) }
	})
	const pairTotal = pairs.reduce((sum, { weight }) => sum + weight, 0) || 1
	const judged = found.map((candidate) => {
		const text = foldText(`${candidate.title}\n${candidate.content}`)
		const lexemes = new Set(candidate.lexemes)
		let alike = 0
		for (const { word, parts, weight } of weighted) {
			if (parts.length < 2) alike += lexemes.has(word.lexeme) ? weight : 0
			// Looking for the whole word first saves looking for its parts.
			else if (text.includes(word.written)) alike += weight
			else alike += (weight * parts.filter((part) => text.includes(part)).length) / parts.length
		}
		let inOrder = 0
		for (const { pair, weight } of pairs) if (isFollowed(text, pair)) inOrder += weight
		return { ...candidate, text, rank: (candidate.score + alike) / total + (ORDER_WEIGHT * inOrder) / pairTotal }
	})
	const ranks = new Map(judged.map(({ sourceId, position, rank }) => [`${sourceId} ${position}`, rank]))
	const beside = ({ sourceId, position }: Candidate) =>
		Math.max(...[position - 1, position + 1].map((at) => ranks.get(`${sourceId} ${at}`) ?? 0))
	return judged
		.map((candidate) => ({ ...candidate, rank: candidate.rank + NEIGHBOR_WEIGHT * beside(candidate) }))
		.sort((a, b) => b.rank - a.rank)
}
