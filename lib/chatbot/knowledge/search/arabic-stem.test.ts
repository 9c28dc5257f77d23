import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { arabicStem } from "./arabic-stem"
import { questionWords } from "./common-words"
import { rankPassages, rarityOf } from "./rank-passages"
import { foldText, wordsOf } from "./words-of"

const stem = (word: string) => arabicStem(foldText(word))

it.each([
	["نفتح", "تفتحون"],
	["أبوابنا", "أبوابكم"],
	["غرفة", "غرفتها"],
	["والسيارات", "سيارتي"],
	["سنوصل", "توصلون"],
	["للمعلمين", "معلمكم"],
])("gives %s and %s one stem", (one, other) => {
	expect(stem(one)).toBe(stem(other))
})

it("keeps a root of three letters, and words apart", () => {
	expect(["باب", "بيت", "وقت", "نوم", "يوم", "كتب"].map(stem)).toEqual(["باب", "بيت", "وقت", "نوم", "يوم", "كتب"])
	expect(new Set(["خبز", "غرفة", "سعر", "موعد", "طريق", "مدرسة"].map(stem))).toHaveLength(6)
})

it("takes a moment for any word", () => {
	for (const letter of ["ا", "ن", "ال", "ت"]) expect(arabicStem(letter.repeat(60)).length).toBeGreaterThan(0)
})

/** Thirty texts of businesses, and two questions about each in a visitor's words. */
const ASKED: { passage: string; questions: [string, string] }[] = JSON.parse(
	readFileSync(new URL("../../../../tests/fixtures/arabic-questions.json", import.meta.url), "utf8"),
)

it("finds nine of ten answers first, of thirty texts", () => {
	const chunks = ASKED.map(({ passage }) => ({
		passage,
		lexemes: new Set(wordsOf(passage).map(({ lexeme }) => lexeme)),
	}))
	const missed = ASKED.flatMap(({ passage, questions }) =>
		questions.filter((question) => {
			const words = questionWords(question)
			const rarity = new Map(
				words.map(({ lexeme }) => [
					lexeme,
					rarityOf(chunks.filter(({ lexemes }) => lexemes.has(lexeme)).length, chunks.length),
				]),
			)
			// The index gives only texts that share a word.
			const found = chunks.flatMap((chunk, at) => {
				const lexemes = words.map(({ lexeme }) => lexeme).filter((lexeme) => chunk.lexemes.has(lexeme))
				const score = lexemes.reduce((sum, lexeme) => sum + (rarity.get(lexeme) ?? 0), 0)
				const candidate = { sourceId: String(at), position: 1, title: "", content: chunk.passage, score, lexemes }
				return lexemes.length > 0 ? [candidate] : []
			})
			return rankPassages(words, rarity, found)[0]?.content !== passage
		}),
	)
	expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(6)
})
