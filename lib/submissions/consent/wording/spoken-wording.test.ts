import { expect, it } from "vitest"
import { inLanguage } from "@/lib/languages/current-language"
import { t } from "@/lib/languages/t"
import { languageOf } from "./queries"
import { spokenWording } from "./spoken-wording"

const OWN = { text: "I agree to my video.", version: "2026-11-23.1" }
const spoken = (language: string, texts: Record<string, string>, written = "en") =>
	inLanguage(language, () => spokenWording(OWN), { texts, written })

it("makes each translation of a business's sentence a version of its own, in its language", () => {
	const german = spoken("de", { [OWN.text]: "Ich stimme zu." })
	expect(german).toEqual({ text: "Ich stimme zu.", version: expect.stringMatching(/^2026-11-23\.1\.de\.[a-z0-9]+$/) })
	expect(spoken("de", { [OWN.text]: "Ich bin einverstanden." }).version).not.toBe(german.version)
	expect([languageOf(german), languageOf(OWN), languageOf({ version: "2026-11-20.de.1qx3k9f" })]).toEqual([
		"de",
		"en",
		"de",
	])
	expect(spoken("en", { [OWN.text]: "I agree." }, "de").version).toMatch(/^2026-11-23\.1\.en\./)
})

it("counts a business's own sentence as read in the page's language, and no other", () => {
	const german = { version: "2026-11-20.de.1qx3k9f" }
	const translated = { version: "2026-11-23.1.en.1qx3k9f" }
	expect([languageOf(OWN, "fr"), languageOf(OWN, null)]).toEqual(["fr", "en"])
	expect([languageOf(german, "fr"), languageOf({ version: "2026-11-20" }, "fr")]).toEqual(["de", "en"])
	expect(languageOf(translated, "de")).toBe("en")
})

it("keeps the sentence and its version where there is no translation, and names its language", () => {
	expect(spoken("de", {})).toEqual({ ...OWN, lang: "en" })
	expect(spokenWording(OWN)).toEqual(OWN)
})

it("is never in the catalogue's words, which no submission could name", () => {
	const text = "Share your experience"
	const spoken = (texts: Record<string, string>) =>
		inLanguage("de", () => [t(text) === text, spokenWording({ ...OWN, text })], { texts, written: "en" })
	expect(spoken({})).toEqual([false, { ...OWN, text, lang: "en" }])
})
