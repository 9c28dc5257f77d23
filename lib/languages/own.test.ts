import { afterEach, expect, it } from "vitest"
import { own, ownLang } from "./own"

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
