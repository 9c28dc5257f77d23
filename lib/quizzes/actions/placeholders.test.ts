import { expect, it } from "vitest"
import fc, { anyCodePoint } from "../../../tests/support/fast-check"
import { outcome, question } from "../../../tests/support/quiz-content"
import { readAnswers } from "../answer-types"
import { ACTION_CONFIG, newScoringConfig } from "../defaults"
import { reportData } from "../report/report-data"
import { reportHtml } from "../report/report-html"
import { presentResult } from "../sessions/present"
import { resultOf } from "../sessions/result-of"
import { resultMail } from "./result-mail"

const ALL = "{name} {answer:typed} {field:city} {answer:chosen}"
const QUESTIONS = [
	question("chosen"),
	question("typed", { type: "text", options: [], points: {}, question: `About ${ALL}` }),
]
const OUTCOME = outcome("end", {
	title: `T ${ALL}`,
	description: `D ${ALL}`,
	action: "send_email",
	action_config: {
		...ACTION_CONFIG,
		custom_message: `M ${ALL}`,
		email_subject: `S {field:city|there} {answer:typed|that}`,
		email_template: `Hello {name|you}, {field:city|your town}, {answer:typed|that}, {answer:chosen}`,
	},
	button: { text: `B ${ALL}`, url: "https://shop.example/{field:city}?a={answer:typed}&n={name}" },
})
const CONTENT = { questions: QUESTIONS, scoringConfig: newScoringConfig(), outcomes: [OUTCOME] }

function taken(typed: string) {
	const answers = readAnswers(QUESTIONS, { chosen: "Good", typed })
	const { result, outcome: reached } = resultOf(CONTENT, answers)
	const visitor = { answers, userName: typed, fields: { city: typed } }
	return { result, reached, visitor }
}

function reportOf(typed: string): string {
	const { result, visitor } = taken(typed)
	const session = {
		...visitor,
		id: "0123456789",
		tenantName: "Bakery",
		brandColor: null,
		logoUrl: null,
		websiteUrl: null,
		userEmail: null,
		completedAt: new Date(0),
		timeTakenSeconds: 60,
		result,
	}
	const flags = { include_charts: false, include_recommendations: true, include_detailed_breakdown: true }
	return reportHtml(reportData({ name: "Quiz", description: "", ...CONTENT }, session, flags))
}

function mailOf(typed: string) {
	const { result, reached, visitor } = taken(typed)
	const tenant = { id: "1", name: "Bakery", logoKey: null, brandColor: null, emailFromName: null }
	return resultMail({
		tenant,
		quizName: "Quiz",
		questions: QUESTIONS,
		userEmail: "ada@example.com",
		outcome: reached,
		result,
		visitor,
	})
}

const text = fc
	.array(fc.oneof(anyCodePoint, fc.constantFrom("<b>", '"', "'", "&", "{score}", "</p>", "$&", "/", "#")), {
		minLength: 1,
		maxLength: 12,
	})
	.map((parts) => parts.join(""))
/** With what the visitor adds to the button's address left out: its host stays. */
const tagsOf = (html: string) =>
	html.replaceAll(/href="https:\/\/shop\.example\/[^"]*"/g, 'href="shop"').match(/<[^>]*>/g)

it("never adds markup to a report or a mail, and never leaves the host of an address", () => {
	const [plainReport, plainMail] = [tagsOf(reportOf("Ada")), tagsOf(mailOf("Ada")?.html ?? "")]
	fc.assert(
		fc.property(text, (typed) => {
			expect(tagsOf(reportOf(typed))).toEqual(plainReport)
			expect(tagsOf(mailOf(typed)?.html ?? "")).toEqual(plainMail)
			const { result, visitor } = taken(typed)
			const { outcome: shown } = presentResult({ version: CONTENT, session: { ...visitor, result } })
			const address = new URL(shown?.button?.url ?? "")
			expect(address.origin).toBe("https://shop.example")
			expect(address.pathname.split("/")).toHaveLength(2)
			expect([...address.searchParams.keys()]).toEqual(["a", "n"])
		}),
		{ numRuns: 60 },
	)
})

it("shows a visitor's own words on their page and in their report, and in their mail a name alone", () => {
	const spam = "You won, claim at evil.example"
	const { result, visitor } = taken(spam)
	const { outcome: shown } = presentResult({ version: CONTENT, session: { ...visitor, result } })
	expect(shown?.title).toBe(`T ${spam} ${spam} ${spam} Good`)
	expect(reportOf(spam)).toContain(`M ${spam}`)
	expect(reportOf(spam)).toContain(`About ${spam}`)
	const mail = mailOf(spam)
	expect(JSON.stringify(mail)).not.toContain("evil.example")
	expect(mail?.subject).toBe("S there that")
	expect(mail?.text).toContain("Hello you, your town, that, Good")
	expect(mailOf("Ada")?.text).toContain("Hello Ada, your town, that, Good")
})

it("thanks without a score where nothing earned points", () => {
	const { result, visitor, reached } = taken("Ada")
	const tenant = { id: "1", name: "Bakery", logoKey: null, brandColor: null, emailFromName: null }
	const plain = reached && { ...reached, action_config: { ...reached.action_config, email_template: "" } }
	const about = { tenant, quizName: "Quiz", questions: QUESTIONS, userEmail: "ada@example.com", outcome: plain }
	expect(resultMail({ ...about, result, visitor })?.text).toContain("“Quiz”. You scored 100%")
	const mail = resultMail({ ...about, result, visitor, unscored: true })?.text
	expect(mail).toContain("Thanks for taking “Quiz”.")
	expect(mail).not.toContain("You scored")
})

it("leaves a score in a question as it stands while the quiz is taken", () => {
	const asked = question("asked", { question: "{score} of {name}?", category: "Bread" })
	const description = "You have {score}"
	const scoringConfig = { ...newScoringConfig(), categories: [{ name: "Bread", weight: 1, description }] }
	const content = { questions: [asked], scoringConfig, outcomes: [] }
	const answers = readAnswers(content.questions, { asked: "Bad" })
	const session = { answers, userName: "Ada", result: resultOf(content, answers).result }
	const { breakdown, recommendations } = presentResult({ version: content, session })
	expect(breakdown?.[0]?.question).toBe("{score} of Ada?")
	expect(recommendations?.[0]?.detail).toMatch(/^You have 0\n.*\{score\} of Ada\?/)
})

it("is translated with its placeholders", () => {
	const { result, visitor } = taken("Ada")
	globalThis.ownTexts = { texts: { [OUTCOME.title]: "Hallo {name}", Good: "Gut" }, written: "en" }
	const { outcome: shown, translations } = presentResult({ version: CONTENT, session: { ...visitor, result } })
	globalThis.ownTexts = undefined
	expect(translations?.[shown?.title ?? ""]).toBe("Hallo Ada")
})
