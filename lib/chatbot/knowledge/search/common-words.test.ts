import { describe, expect, it } from "vitest"
import { languageOf, languageOfMost, questionWords } from "./common-words"

describe("languageOf", () => {
	it.each([
		["When do you open on Sundays?", "en"],
		["Wann habt ihr am Sonntag auf?", "de"],
		["À quelle heure ouvrez-vous ?", "fr"],
		["¿Cuánto cuesta el envío?", "es"],
		["Quanto costa la spedizione?", "it"],
		["Qual é o horário de vocês?", "pt"],
		["Сколько стоит доставка?", "ru"],
		["Kargo ücreti ne kadar?", "tr"],
		["كم سعر التوصيل؟", "ar"],
		["डिलीवरी कितने की है?", "hi"],
		["ค่าส่งเท่าไหร่", "th"],
		["运费是多少?", "zh"],
		["送料はいくらですか?", "ja"],
	])("of %j is %s", (text, language) => {
		expect(languageOf(text, "en")).toBe(language)
	})

	it("is the given one if the text tells nothing", () => {
		expect(languageOf("Croissants?", "fr")).toBe("fr")
		expect(languageOf("", "th")).toBe("th")
		expect(languageOf("Our branch in 東京 is open, and so is the one in Москва.", "en")).toBe("en")
	})
})

describe("languageOfMost", () => {
	it("goes by the texts that tell", () => {
		const german = ["Wir haben von neun bis fünf auf.", "Das Brot ist frisch."]
		expect(languageOfMost([...german, "Croissants", "We are open."])).toBe("de")
		expect(languageOfMost(["Croissants", ""])).toBeNull()
	})
})

describe("questionWords", () => {
	const written = (question: string) => questionWords(question).map(({ written, lexeme }) => written || lexeme)

	it.each([
		["What are your opening hours?", ["opening", "hours", "#hours"]],
		["Wie lange war der Krieg?", ["lange", "krieg"]],
		["How long was the war?", ["long", "war"]],
		["Сколько стоит доставка?", ["стоит", "доставка", "#price"]],
		["运费是多少?", ["运费", "费是"]],
		["bread, bread and breads", ["breads"]],
		["Où est l'entrée de l'hôtel ?", ["entree", "hotel"]],
		["Qual è il prezzo dell'albergo?", ["prezzo", "albergo", "#price"]],
		["这个房间多少钱?", ["房间", "钱", "#price"]],
		["What is it?", []],
	])("of %j are %j", (question, words) => {
		expect(written(question)).toEqual(words)
	})

	it("are not too many", () => {
		expect(written(Array.from({ length: 200 }, (_, at) => `${at}x`).join(" "))).toHaveLength(40)
	})
})
