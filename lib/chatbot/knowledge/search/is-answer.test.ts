import { expect, it } from "vitest"
import { questionWords } from "./common-words"
import { isAnswer } from "./is-answer"
import { foldText, wordsOf } from "./words-of"

function ask(question: string, rank: number, text: string) {
	const held = new Set(wordsOf(text).map(({ lexeme }) => lexeme))
	const words = questionWords(question)
	const lexemes = words.map(({ lexeme }) => lexeme).filter((lexeme) => held.has(lexeme))
	return isAnswer(words, { rank, lexemes }, foldText(text))
}

it("lets a passage with every word answer, however few they are", () => {
	expect(ask("Opening hours?", 1, "Our hours: open from nine.")).toBe(true)
	expect(ask("Prices?", 1, "Price list")).toBe(true)
	expect(ask("Eine Torte für die Hochzeit?", 1, "Hochzeitstorten ab 80 Euro")).toBe(true)
})

it("asks more of a passage that lacks a word, the fewer the words", () => {
	const wedding = "Which bread do you bake for weddings on cold winter mornings?"
	expect(ask("Gift cards?", 1.2, "Pay by card")).toBe(false)
	expect(ask(wedding, 1.2, "bread weddings winter")).toBe(true)
	expect(ask(wedding, 0.7, "bread weddings winter")).toBe(false)
})

it("asks less where words overlap", () => {
	expect(ask("送货费是多少?", 0.8, "送货费五美元。")).toBe(true)
	expect(ask("送货费是多少?", 0.6, "送货费五美元。")).toBe(false)
})

it("finds no answer to a question without words", () => {
	expect(ask("What is it?", 2, "It is.")).toBe(false)
})
