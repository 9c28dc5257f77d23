import { expect, it } from "vitest"
import { questionWords } from "./common-words"
import { type Candidate, rankPassages, rarityOf } from "./rank-passages"
import { spellingsOf } from "./spellings"
import { wordsOf } from "./words-of"

/** Candidates as the database scores them: one point a word that it contains. */
function rank(question: string, contents: string[]) {
	const words = questionWords(question)
	const rarity = new Map(words.map(({ lexeme }) => [lexeme, 1]))
	const found = contents.map((content, at): Candidate => {
		const held = new Set(wordsOf(content).map(({ lexeme }) => lexeme))
		const lexemes = words.map(({ lexeme }) => lexeme).filter((lexeme) => held.has(lexeme))
		return { sourceId: "one", position: 10 * at, title: "", content, score: lexemes.length, lexemes }
	})
	return rankPassages(words, rarity, found)
}
const first = (question: string, contents: string[]) => rank(question, contents)[0]?.content

it("prefers parts of the question's words to nothing", () => {
	const compound = "Die Verteidigungslinie hielt."
	expect(first("Wer stand in der Verteidigung, Linie?", ["Verteidiger gab es.", compound])).toBe(compound)
})

it("prefers words in the question's order", () => {
	const inOrder = "The wedding cake is $80."
	expect(first("wedding cake", ["A cake may be ordered, once it is time, for a wedding.", inOrder])).toBe(inOrder)
})

it("prefers the neighbor of a good passage", () => {
	const words = questionWords("rye bread")
	const rarity = new Map(words.map(({ lexeme }) => [lexeme, 1]))
	const candidate = (sourceId: string, position: number, content: string, score: number): Candidate => ({
		sourceId,
		position,
		title: "",
		content,
		score,
		lexemes: [],
	})
	const found = [candidate("b", 1, "bread", 1), candidate("a", 1, "bread", 1), candidate("a", 2, "rye bread", 2)]
	expect(rankPassages(words, rarity, found).map(({ sourceId, position }) => [sourceId, position])).toEqual([
		["a", 2],
		["a", 1],
		["b", 1],
	])
})

it("ranks a passage with every word at about two, and one with nothing in common at zero", () => {
	const [whole, none] = rank("rye bread", ["Rye bread", "Closed"])
	expect(whole?.rank).toBeGreaterThan(2)
	expect(none?.rank).toBe(0)
})

it("weighs rare words more, and in few texts nearly alike", () => {
	expect(rarityOf(1, 1000)).toBeGreaterThan(3 * rarityOf(200, 1000))
	expect(rarityOf(0, 3)).toBeLessThan(2 * rarityOf(2, 3))
})

it("finds one typo, and the halves of a compound", () => {
	const meant = (written: string) =>
		spellingsOf({ written, lexeme: "" }).map((words) => words.map((word) => word.written).join(" "))
	for (const typo of ["delivry", "dellivery", "deilvery", "delifery"]) expect(meant(typo)).toContain("delivery")
	expect(meant("brotpreis")).toContain("brot preis")
	expect(meant("hochzeitstorte")).toContain("hochzeit torte")
	expect(meant("цна")).toEqual([])
	expect(meant("20261124"), "a number is meant as it stands").toEqual([])
})
