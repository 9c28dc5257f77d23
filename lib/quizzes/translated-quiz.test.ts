import { afterEach, expect, it } from "vitest"
import { catalogueOf } from "@/lib/languages/catalogue"
import type { OwnTexts } from "@/lib/languages/own"
import fc from "../../tests/support/fast-check"
import { outcome, question } from "../../tests/support/quiz-content"
import { readAnswers } from "./answer-types"
import type { Question } from "./answers"
import { newScoringConfig } from "./defaults"
import { presentResult } from "./sessions/present"
import { resultOf } from "./sessions/result-of"
import { shownOption } from "./shown-option"

/** Also texts that the product's own catalogues have, that look like placeholders, and that objects have by themselves. */
const WORDS = ["Red", "Rot", "أحمر {score}", "🔴", "{user_name}", "Yes", "Good", "General", "constructor", "\u202eRed"]
const word = fc.constantFrom(...WORDS)
const translations = fc.dictionary(word, fc.oneof(word, fc.string({ maxLength: 4 })))
const asked = fc
	.record({
		type: fc.constantFrom("multiple_choice", "yes_no", "rating", "text"),
		question: word,
		category: fc.oneof(word, fc.constant("")),
		options: fc.uniqueArray(word, { minLength: 2 }),
		at: fc.nat(),
		points: fc.array(fc.nat(10), { minLength: WORDS.length, maxLength: WORDS.length }),
	})
	.map(({ points, at, ...given }) => ({ ...given, at, worth: (option: string) => points[WORDS.indexOf(option)] ?? 0 }))

const offered: Record<string, (options: string[], at: number) => string> = {
	multiple_choice: (options, at) => options[at % options.length] ?? "",
	yes_no: (_, at) => (at % 2 === 0 ? "Yes" : "No"),
	rating: (_, at) => String(1 + (at % 5)),
	text: (_, at) => WORDS[at % WORDS.length] ?? "",
}

const quiz = fc.array(asked, { minLength: 1, maxLength: 5 }).map((all) => {
	const questions: Question[] = all.map(({ at, worth, type, options, ...given }, index) => ({
		...question(`q${index}`, given),
		type,
		options: type === "multiple_choice" ? options : [],
		points: Object.fromEntries(type === "multiple_choice" ? options.map((option) => [option, worth(option)]) : []),
	}))
	const sent = Object.fromEntries(
		all.map(({ type, options, at }, index) => [`q${index}`, offered[type]?.(options, at) ?? ""]),
	)
	const content = { questions, scoringConfig: newScoringConfig(), outcomes: [outcome("Red", { title: "Red" })] }
	return { content, answers: readAnswers(questions, sent) }
})

function speak(language?: typeof globalThis.visitorLanguage, own?: OwnTexts): void {
	globalThis.visitorLanguage = language
	globalThis.ownTexts = own
}
afterEach(() => speak())

it("is one quiz with one set of results in any translation, and each of its options can be told from the others", () => {
	fc.assert(
		fc.property(quiz, translations, fc.constantFrom("de", "ar"), ({ content, answers }, texts, language) => {
			const session = { answers, result: resultOf(content, answers).result, language: null }
			const plain = presentResult({ version: content, session })
			speak(catalogueOf(language), { texts, written: "en" })
			const again = { ...session, result: resultOf(content, answers).result }
			const shown = presentResult({ version: content, session: again })
			const options = content.questions.map((each) => each.options.map((option) => shownOption(each, option)))
			speak()
			for (const each of options) expect(new Set(each).size).toBe(each.length)
			const { translations: said, recommendations, breakdown, ...kept } = shown
			expect(kept).toEqual({ ...plain, recommendations: undefined, breakdown: undefined })
			expect(Object.keys(said ?? {}).filter((text) => !JSON.stringify(plain).includes(JSON.stringify(text)))).toEqual(
				[],
			)
			expect(recommendations).toHaveLength(plain.recommendations?.length ?? -1)
			// What visitors wrote themselves stays theirs.
			content.questions.forEach(({ type }, index) => {
				if (type === "text") expect(breakdown?.[index]?.answer).toBe(plain.breakdown?.[index]?.answer)
			})
			expect(breakdown?.map(({ share }) => share)).toEqual(plain.breakdown?.map(({ share }) => share))
		}),
	)
})
