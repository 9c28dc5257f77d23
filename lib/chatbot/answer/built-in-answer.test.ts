import { describe, expect, it } from "vitest"
import { builtInAnswer } from "./built-in-answer"
import { BUILT_IN_TEXTS, type BuiltInTexts } from "./built-in-texts"

const found = (title: string, content: string, answers = true, rank = 1) => ({
	sourceId: title,
	title,
	content,
	answers,
	rank,
})
const ASKED = {
	question: "",
	tenantName: "Ada's Bakery",
	chatbotName: "Crumb",
	chatbotDescription: "I know about bread.",
	chatGreeting: "Welcome!",
	testimonialPageUrl: "https://example.com/ada",
	leadCapture: true,
	leadCard: true,
	knowledge: [],
	quizzes: [],
	language: "en" as const,
	ownLanguage: "en" as const,
}
const ask = (question: string, more: Partial<Parameters<typeof builtInAnswer>[0]> = {}) =>
	builtInAnswer({ ...ASKED, question, ...more })

describe("builtInAnswer", () => {
	it.each(["Hi", "hello!", "Hey there", "HALLO", "Good morning :)"])("answers a greeting: %s", (question) => {
		expect(ask(question)).toEqual({ text: "Welcome!", unanswered: false })
	})

	it.each(["Thanks!", "thank you so much", "ok thx", "Danke", "Thanks for the help"])(
		"answers thanks: %s",
		(question) => {
			expect(ask(question).text).toContain("You're welcome")
		},
	)

	it.each(["Thanks, bye!", "bye"])("answers a goodbye: %s", (question) => {
		expect(ask(question)).toEqual({ text: "Goodbye, and thank you for visiting Ada's Bakery!", unanswered: false })
	})

	it("recognizes an e-mail address, whatever its parts would match", () => {
		const knowledge = [found("Cleo", "Cleo bakes.")]
		const { text, unanswered } = ask("cleo@example.org", { knowledge })
		expect([text, unanswered]).toEqual(["Thanks! Ada's Bakery has your email address and can get back to you.", false])
		expect(ask("cleo@example.org", { leadCapture: false })).toEqual({
			text: "I'm sorry, I can't pass email addresses on to Ada's Bakery. What would you like to know?",
			unanswered: false,
		})
	})

	it.each(["Who are you?", "what are you", "Are you a robot?", "What is your name?"])(
		"introduces itself: %s",
		(question) => {
			expect(ask(question)).toEqual({
				text: "I'm Crumb, the assistant for Ada's Bakery. I know about bread.",
				unanswered: false,
			})
		},
	)

	it.each(["How can I leave a review?", "I want to record a testimonial", "Where do I give feedback?"])(
		"names the testimonial page: %s",
		(question) => {
			expect(ask(question)).toMatchObject({ unanswered: false })
			expect(ask(question).text).toContain("https://example.com/ada")
			expect(ask(question, { testimonialPageUrl: null }).unanswered).toBe(true)
		},
	)

	it("offers its quizzes to a visitor who asks for one, and one that is named", () => {
		const quizzes = [
			{ name: "How ready are you?", url: "https://example.com/quiz/ada/1" },
			{ name: "Bread [2] test", url: "https://example.com/quiz/ada/2" },
		]
		const all =
			"You can take these quizzes right here:\n\n- [How ready are you?](https://example.com/quiz/ada/1)\n" +
			"- [Bread 2 test](https://example.com/quiz/ada/2)"
		for (const question of ["Do you have a quiz?", "Which quizzes are there", "Can I take a test?", "test me"]) {
			expect(ask(question, { quizzes })).toEqual({ text: all, unanswered: false })
			expect(ask(question).unanswered).toBe(true)
		}
		expect(ask("I would like “How READY are you”", { quizzes }).text).toBe(
			"You can take this quiz right here: [How ready are you?](https://example.com/quiz/ada/1)",
		)
		const knowledge = [found("Quiz night", "Pub quiz on Mondays.")]
		expect(ask("When is the quiz night?", { knowledge, quizzes }).text).toBe("Pub quiz on Mondays. [1]")
	})

	it("quotes the best-matching knowledge with its source", () => {
		const knowledge = [found("Hours", "We open at nine.", true, 2), found("Prices", "A loaf is $5.", true, 1.5)]
		expect(ask("When are the opening hours?", { knowledge })).toEqual({
			text: "We open at nine. [1]",
			unanswered: false,
		})
	})

	it("omits the rest of the source", () => {
		const knowledge = [found("About us", "We are open from nine. Wedding cakes need two weeks.")]
		expect(ask("When are you open?", { knowledge }).text).toBe("We are open from nine. [1]")
	})

	it("quotes two sources that match equally well", () => {
		const knowledge = [found("a", "First.", true, 1.8), found("b", "Second.", true, 1.7)]
		expect(ask("bread", { knowledge }).text).toBe("First. [1]\n\nSecond. [2]")
	})

	it("prefers knowledge to its built-in text about contact", () => {
		const knowledge = [found("Contact", "Call 555-0100.")]
		expect(ask("What is your phone number?", { knowledge }).text).toBe("Call 555-0100. [1]")
		expect(ask("What is your phone number?")).toMatchObject({ unanswered: true })
	})

	it("does not quote what the search found but calls no answer", () => {
		const knowledge = [found("Hours", "We open at nine.", false)]
		const answer = ask("Do you open a branch in Vienna?", { knowledge })
		expect(answer.unanswered).toBe(true)
		expect(answer.text).toContain("I don't know that. I've noted your question for Ada's Bakery.")
		expect(answer.text).toContain("email address")
		expect(ask("Do you open a branch in Vienna?", { leadCard: false }).text).not.toContain("email address")
	})

	it("says what it doesn't know in the question's language if the business has words for it", () => {
		const knowledge = [found("Hours", "Wir öffnen um neun.", false)]
		const more = { leadCard: false, language: "de" as const }
		const german = "Das weiß ich leider nicht. Ich habe Ihre Frage für Ada's Bakery notiert."
		expect(ask("Wann öffnet ihr in Wien?", { ...more, knowledge })).toEqual({ text: german, unanswered: true })
		expect(ask("Wann öffnet ihr in Wien?", more).text).toContain("I'm sorry, I don't know that.")
		expect(ask("Danke!", more).text).toContain("Gern geschehen!")
	})

	it("has every sentence in every language, with the same names in it", () => {
		const names = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
		for (const texts of Object.values(BUILT_IN_TEXTS)) {
			for (const [key, text] of Object.entries(BUILT_IN_TEXTS.en)) {
				expect(names(texts[key as keyof BuiltInTexts])).toEqual(names(text))
			}
		}
	})

	it("quotes long knowledge up to the end of a sentence", () => {
		const content = `${"A sentence about bread. ".repeat(60)}`
		const { text } = ask("bread", { knowledge: [found("Bread", content)] })
		expect(text.length).toBeLessThan(920)
		expect(text).toMatch(/bread\. \[1\]$/)
		const { text: wordless } = ask("bread", { knowledge: [found("Bread", "x".repeat(5000))] })
		expect(wordless.length).toBeLessThan(920)
	})
})
