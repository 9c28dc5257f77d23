import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { pageContent } from "@/lib/media/web/page-content.mjs"
import { FAQS, FORMS } from "@/tests/support/faq-forms"
import fc from "@/tests/support/fast-check"
import { splitText } from "../knowledge/split-text"
import { tidyText } from "../knowledge/tidy-text"
import { builtInAnswer } from "./built-in-answer"

const plain = (text: string) => text.replace(/\s+/g, " ")

/** What the built-in responder says if the search calls every chunk an answer, the closest first. */
function asked(text: string, title = "Questions and answers") {
	const chunks = splitText(tidyText(text))
	return (question: string) =>
		builtInAnswer({
			question,
			tenantName: "Guest house",
			chatbotName: "Bell",
			chatbotDescription: "",
			chatGreeting: "Welcome!",
			testimonialPageUrl: null,
			leadCapture: false,
			leadCard: false,
			quizzes: [],
			language: "en",
			ownLanguage: "en",
			knowledge: chunks
				.filter((content) => chunks.length === 1 || plain(content).includes(plain(question)))
				.map((content, at) => ({ sourceId: "faq", title, content, answers: true, rank: 2 - at })),
		})
}
const ask = (question: string, text: string) => asked(text)(question)
const pageText = (html: string) => pageContent(html, "https://house.example/faq", false).text
const given = (name: string) => {
	const isPage = name.endsWith(".html")
	const path = `../../../tests/fixtures/world/${isPage ? "pages/" : ""}${name}`
	const text = readFileSync(new URL(path, import.meta.url), "utf8")
	return isPage ? pageText(text) : text
}

const [ENGLISH] = FAQS

describe("the built-in responder on a FAQ", () => {
	it.each(
		`faq-h3.html faq-details.html faq-details-wordpress.html faq-dl.html faq-divs.html faq-empty-lines.txt
		faq-lines.txt faq-no-empty-lines.txt faq-markdown.md faq-q-and-a.txt faq-button-in-heading.html
		faq-wordpress-accordion.html faq-bootstrap-accordion.html faq-squarespace-accordion.html
		faq-aria-hidden-panels.html faq-hidden-until-found.html faq-tabs.html`.split(/\s+/),
	)("answers each question of %s with what stands below it", (name) => {
		for (const [question, answer] of ENGLISH.pairs) {
			expect(ask(question, given(name))).toEqual({ text: `${answer} [1]`, unanswered: false })
		}
	})

	it("is tried in forty forms and ten languages at least", () => {
		expect(Object.keys(FORMS).length).toBeGreaterThanOrEqual(40)
		expect(FAQS.length).toBeGreaterThanOrEqual(10)
	})

	describe.each(Object.entries(FORMS))("written as %s", (_, write) => {
		it("answers each question with what stands below it, in each language", () => {
			const wrong = FAQS.flatMap((faq) => {
				const text = write(faq)
				const ask = asked(text)
				return faq.pairs.flatMap(([question, answer]) => {
					const answered = ask(question)
					return answered.text === `${answer} [1]` ? [] : { [faq.language]: question, answered, text }
				})
			})
			expect(wrong).toEqual([])
		})

		it("answers no question that has no answer below it", () => {
			const wrong = FAQS.flatMap((faq) => {
				const [[question] = [""], ...others] = faq.pairs
				const text = write({ ...faq, pairs: [...others, [question, ""]] })
				const answered = ask(question, text)
				return answered.unanswered ? [] : { [faq.language]: question, answered, text }
			})
			expect(wrong).toEqual([])
		})
	})

	it("answers from any number of questions, and keeps each with its answer in one chunk", () => {
		const name = fc.stringMatching(/^[b-df-hj-np-tv-z][aeiou][b-df-hj-np-tv-z]{2}[aeiou][b-df-hj-np-tv-z]$/)
		const faq = fc.uniqueArray(fc.tuple(name, fc.integer({ min: 1, max: 12 })), {
			selector: ([word]) => word,
			minLength: 1,
			maxLength: 40,
		})
		fc.assert(
			fc.property(faq, fc.constantFrom(...Object.values(FORMS)), (items, write) => {
				const pairs = items.map(
					([word, length], at) =>
						[`Do you sell ${word}?`, `Yes, number ${at}.${" It is fresh.".repeat(length)}`] as const,
				)
				const ask = asked(write({ ...ENGLISH, pairs }))
				for (const [question, answer] of pairs) {
					expect(ask(question).text.replace(/ \[\d+\]$/, "")).toBe(answer)
				}
			}),
			{ numRuns: 60 },
		)
	})

	it.each([
		["the question alone", "Do you take cards?"],
		["the question without its mark", "Do you take cards"],
		["questions alone", "Do you take cards?\nIs breakfast included?"],
	])("calls %s no answer", (_, text) => {
		expect(ask("Do you take cards?", text).unanswered).toBe(true)
	})

	it("repeats a question that is not quite the visitor's, since its answer may begin with a no", () => {
		expect(ask("Is breakfast vegan?", given("faq-h3.html")).text).toBe(
			"Is breakfast included?\n\nNo, it is 11 euros a head and served until half past ten. [1]",
		)
	})

	it.each([
		["カードは使えますか", "デビットカードはすべて使えます。"],
		["房价含早餐吗", "不含，每位八十元。"],
		["รับบัตรไหม", "รับบัตรเดบิตทุกใบ"],
		["Δέχεστε κάρτες;", "Όλες τις χρεωστικές."],
	])("knows the question %s, which has no question mark of ours", (question, answer) => {
		expect(ask(question, `${question}\n${answer}`).text).toBe(`${answer} [1]`)
		expect(ask(question, question).unanswered).toBe(true)
	})

	it("keeps numbers that are no list's, and letters that are a name's", () => {
		const text = "10.30 Uhr möglich?\n\nJa, gern.\n\nWho runs it?\n\nA. Lincoln and his wife."
		expect(ask("Ist 10.30 Uhr oder später möglich?", text).text).toBe("10.30 Uhr möglich?\n\nJa, gern. [1]")
		expect(ask("Who runs it?", text).text).toBe("A. Lincoln and his wife. [1]")
	})

	it("ends an answer at the next heading", () => {
		const text = "Do you take cards?\n\nEvery card.\n\nOur rooms\n\nAll have a view."
		expect(ask("Do you take cards?", text).text).toBe("Every card. [1]")
	})

	it("takes a question within prose for a part of it", () => {
		const text = "Our cakes start at $80. Would you like one?"
		expect(ask("What do cakes cost?", text).text).toContain("$80")
		expect(ask("Do you take cards?", "Do you take cards? Every debit card.").text).toContain("Every debit card.")
		expect(ask("Do you take cards?", "Q: Do you take cards? A: Every debit card.").text).toBe("Every debit card. [1]")
	})
})
