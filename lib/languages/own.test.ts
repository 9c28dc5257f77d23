import { afterEach, expect, it } from "vitest"
import { addOwnTexts, own, ownLang, ownTextsAmong, ownWords, ownWordsLang } from "./own"

afterEach(() => {
	globalThis.ownTexts = undefined
	globalThis.visitorLanguage = undefined
})

it("is as the business wrote it, on a page in its own language", () => {
	expect([own("Say hello"), ownLang("Say hello")]).toEqual(["Say hello", {}])
})

it("is in the page's language where the business has it in that, and else says which one it is in", () => {
	globalThis.ownTexts = { texts: { "Sag Hallo": "Say hello" }, written: "de" }
	expect([own("Sag Hallo"), ownLang("Sag Hallo")]).toEqual(["Say hello", {}])
	expect([own("Danke"), ownLang("Danke")]).toEqual(["Danke", { lang: "de", dir: "auto" }])
	expect([own("constructor"), own("")]).toEqual(["constructor", ""])
})

it("leaves a text that has no default to the business, also where the product has the same words", () => {
	const translate = (text: string) => (text === "Score" ? "Ergebnis" : text)
	globalThis.visitorLanguage = {
		code: "de",
		dir: "ltr",
		locale: "de",
		translate,
		fingerprint: String,
		refusal: () => undefined,
	}
	globalThis.ownTexts = { texts: { Rust: "Rost" }, written: "en" }
	expect([own("Score"), ownWords("Score"), ownWords("Rust")]).toEqual(["Ergebnis", "Score", "Rost"])
	expect([ownLang("Score"), ownWordsLang("Score")]).toEqual([{}, { lang: "en", dir: "auto" }])
})

it("gives a browser only the texts that it may know, and adds those of its calls", () => {
	globalThis.ownTexts = { texts: { Hello: "Hallo", Secret: "Geheim" }, written: "en" }
	expect(ownTextsAmong(["Hello", "Unknown", "constructor"])).toEqual({ texts: { Hello: "Hallo" }, written: "en" })
	addOwnTexts({ Bye: "Tschüss" })
	addOwnTexts(undefined)
	expect([ownWords("Hello"), ownWords("Bye")]).toEqual(["Hallo", "Tschüss"])
	globalThis.ownTexts = undefined
	addOwnTexts({ Bye: "Tschüss" })
	expect([ownTextsAmong(["Hello"]), ownWords("Bye")]).toEqual([undefined, "Bye"])
})
