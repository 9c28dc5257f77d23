import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { pageContent } from "@/lib/media/web/page-content.mjs"
import fc from "@/tests/support/fast-check"
import { splitText } from "../knowledge/split-text"
import { tidyText } from "../knowledge/tidy-text"
import { builtInAnswer } from "./built-in-answer"

/** What the built-in responder says if the search calls every chunk an answer, the closest first. */
function ask(question: string, text: string, title = "Questions and answers") {
	const chunks = splitText(tidyText(text))
	return builtInAnswer({
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
			.filter((content) => chunks.length === 1 || content.includes(question))
			.map((content, at) => ({ sourceId: "faq", title, content, answers: true, rank: 2 - at })),
	})
}
const pageText = (html: string) => pageContent(html, "https://house.example/faq", false).text
const given = (name: string) => {
	const isPage = name.endsWith(".html")
	const path = `../../../tests/fixtures/world/${isPage ? "pages/" : ""}${name}`
	const text = readFileSync(new URL(path, import.meta.url), "utf8")
	return isPage ? pageText(text) : text
}

const FAQ = [
	["Do you take cards?", "We take every debit card; credit cards from 20 euros upwards."],
	["Is breakfast included?", "No, it is 11 euros a head and served until half past ten."],
	["Can I bring my dog?", "Up to two dogs a room, for a cleaning fee of 15 euros."],
	["When is check-in?", "Your room is ready at three in the afternoon."],
] as const
const GERMAN = [
	["Nehmen Sie Karten?", "Jede Bankkarte, Kreditkarten ab 20 Euro."],
	["Ist das Frühstück dabei?", "Nein, es kostet 11 Euro."],
	["Darf mein Hund mit?", "Bis zu zwei je Zimmer."],
] as const
const SPANISH = [
	["¿Aceptan tarjetas?", "Todas las de débito."],
	["¿El desayuno está incluido?", "No, cuesta 11 euros."],
	["¿Puedo llevar a mi perro?", "Hasta dos por habitación."],
] as const
const JAPANESE = [
	["カードは使えますか？", "デビットカードはすべて使えます。"],
	["朝食は付いていますか？", "いいえ、千円です。"],
] as const
const ARABIC = [
	["هل تقبلون البطاقات؟", "نقبل كل بطاقات الخصم."],
	["هل الفطور مشمول؟", "لا، سعره عشرة دولارات."],
] as const
const RUSSIAN = [
	["Вы принимаете карты?", "Любые дебетовые."],
	["Завтрак включён?", "Нет, он стоит 11 евро."],
] as const
const LANGUAGES = [FAQ, GERMAN, SPANISH, JAPANESE, ARABIC, RUSSIAN]

const page = (body: string) => pageText(`<html><head><title>FAQ</title></head><body><main>${body}</main></body></html>`)
/** What a business may write around a question and its answer. */
const FORMS: Record<string, (pairs: readonly (readonly [string, string])[]) => string> = {
	"h2 and p": (pairs) => page(pairs.map(([q, a]) => `<h2>${q}</h2><p>${a}</p>`).join("")),
	details: (pairs) => page(pairs.map(([q, a]) => `<details><summary>${q}</summary>${a}</details>`).join("")),
	dl: (pairs) => page(`<dl>${pairs.map(([q, a]) => `<dt>${q}</dt><dd>${a}</dd>`).join("")}</dl>`),
	divs: (pairs) => page(pairs.map(([q, a]) => `<div>${q}</div><div>${a}</div>`).join("")),
	"a list with bold questions": (pairs) =>
		page(`<ul>${pairs.map(([q, a]) => `<li><b>${q}</b><br>${a}</li>`).join("")}</ul>`),
	"buttons in headings": (pairs) =>
		page(pairs.map(([q, a]) => `<h3><button aria-expanded="false">${q}</button></h3><div>${a}</div>`).join("")),
	"buttons that open panels": (pairs) =>
		page(
			pairs
				.map(([q, a], at) => `<button aria-controls="p${at}">${q}</button><div id="p${at}" hidden><p>${a}</p></div>`)
				.join(""),
		),
	"headings that are buttons": (pairs) =>
		page(
			pairs
				.map(
					([q, a], at) =>
						`<h2 role="button" aria-controls="p${at}">${q}</h2><div id="p${at}" style="display:none">${a}</div>`,
				)
				.join(""),
		),
	tabs: (pairs) =>
		page(
			`<div role="tablist">${pairs.map(([q], at) => `<button role="tab" aria-controls="p${at}">${q}</button>`).join("")}</div>
			${pairs.map(([, a], at) => `<div id="p${at}" role="tabpanel" aria-hidden="${at > 0}">${a}</div>`).join("")}`,
		),
	"panels that the browser's search opens": (pairs) =>
		page(pairs.map(([q, a]) => `<h3>${q}</h3><div hidden="until-found">${a}</div>`).join("")),
	"shadow trees": (pairs) =>
		page(
			pairs
				.map(([q, a]) => `<x-faq><template shadowrootmode="open"><h3>${q}</h3><p>${a}</p></template></x-faq>`)
				.join(""),
		),
	"lines without empty ones": (pairs) => pairs.map((pair) => pair.join("\n")).join("\n"),
	"empty lines": (pairs) => pairs.flat().join("\n\n"),
	"numbered questions": (pairs) => pairs.map(([q, a], at) => `${at + 1}. ${q}\n${a}`).join("\n\n"),
	"bold Markdown": (pairs) => pairs.map(([q, a]) => `**${q}**\n${a}`).join("\n\n"),
	"Markdown headings": (pairs) => `# FAQ\n\n${pairs.map(([q, a]) => `### ${q}\n\n${a}`).join("\n\n")}`,
	"Q and A": (pairs) => pairs.map(([q, a]) => `Q: ${q}\nA: ${a}`).join("\n\n"),
	"Frage and Antwort": (pairs) => pairs.map(([q, a]) => `Frage: ${q}\nAntwort: ${a}`).join("\n"),
	"В and О": (pairs) => pairs.map(([q, a]) => `В: ${q}\nО: ${a}`).join("\n"),
}

describe("the built-in responder on a FAQ", () => {
	it.each(
		`faq-h3.html faq-details.html faq-details-wordpress.html faq-dl.html faq-divs.html faq-empty-lines.txt
		faq-lines.txt faq-no-empty-lines.txt faq-markdown.md faq-q-and-a.txt faq-button-in-heading.html
		faq-wordpress-accordion.html faq-bootstrap-accordion.html faq-squarespace-accordion.html
		faq-aria-hidden-panels.html faq-hidden-until-found.html faq-tabs.html`.split(/\s+/),
	)("answers each question of %s with what stands below it", (name) => {
		for (const [question, answer] of FAQ) {
			expect(ask(question, given(name))).toEqual({ text: `${answer} [1]`, unanswered: false })
		}
	})

	describe.each(Object.entries(FORMS))("written as %s", (_, write) => {
		it.each(LANGUAGES.map((pairs) => [pairs[0][0], pairs] as const))("answers in the language of %s", (_, pairs) => {
			for (const [question, answer] of pairs) {
				expect(ask(question, write(pairs))).toEqual({ text: `${answer} [1]`, unanswered: false })
			}
		})

		it("answers no question that has no answer below it", () => {
			const pairs = [...FAQ.slice(0, 2), ["Is there a sauna?", ""] as const]
			expect(ask("Is there a sauna?", write(pairs)).unanswered).toBe(true)
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
				for (const [question, answer] of pairs) {
					expect(ask(question, write(pairs))).toEqual({ text: `${answer} [1]`, unanswered: false })
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
