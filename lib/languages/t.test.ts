import { afterEach, describe, expect, it } from "vitest"
import { catalogueOf, compileMessage, positional } from "./catalogue"
import { sentence } from "./sentence"
import { t, visitorLocale } from "./t"
import { messageKey, translator } from "./translator"

function speak(code: string, texts: Record<string, string>, locale = code, dir: "ltr" | "rtl" = "ltr"): void {
	const messages = Object.fromEntries(
		Object.entries(texts).map(([source, message]) => [messageKey(positional(source)), compileMessage(source, message)]),
	)
	globalThis.visitorLanguage = {
		code,
		dir,
		locale,
		...translator(messages, { locale, dir }),
		fingerprint: messageKey,
	}
}
afterEach(() => {
	globalThis.visitorLanguage = undefined
})

const questions = (count: number) => (count === 1 ? t("1 question") : t`${count} questions`)
const of = (count: number | string, total: number | string) => t`${count} of ${total}`

describe("a text for visitors", () => {
	it("is English without a language, with numbers as English writes them", () => {
		expect([t("Retry"), questions(1), questions(1204), of("2 MB", "9 MB"), visitorLocale()]).toEqual([
			"Retry",
			"1 question",
			"1,204 questions",
			"2 MB of 9 MB",
			"en-US",
		])
	})

	it("is in the language of the page, in the form that its number asks for", () => {
		speak("pl", {
			Retry: "Ponów",
			"1 question": "1 pytanie",
			"{count} questions": "{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}",
			"{count} of {total}": "{count} z {total}",
		})
		expect([0, 1, 3, 5, 22].map(questions)).toEqual(["0 pytań", "1 pytanie", "3 pytania", "5 pytań", "22 pytania"])
		expect(t("Retry")).toBe("Ponów")
		expect(of("2 MB", "9 MB")).toBe("2 MB z 9 MB")
	})

	it("puts values where the language wants them, and writes numbers as it does", () => {
		speak("de", { "{count} of {total}": "Von {total} sind es {count}" })
		expect(of(1204, 9000)).toBe("Von 9.000 sind es 1.204")
	})

	it("chooses words by a value", () => {
		speak("de", {
			"{verb} the icon": "{verb, select, Tap {Tippen Sie auf das Symbol} other {Klicken Sie auf das Symbol}}",
		})
		const help = (verb: string) => t`${verb} the icon`
		expect([help("Tap"), help("Click")]).toEqual(["Tippen Sie auf das Symbol", "Klicken Sie auf das Symbol"])
	})

	it("never lets a value's own braces stand for another", () => {
		speak("de", { "{name} about {business}": "{name} über {business}" })
		const about = (name: string, business: string) => t`${name} about ${business}`
		expect(about("{business}", "{0}")).toBe("{business} über {0}")
	})

	it("keeps a Latin name in one piece within a sentence from right to left", () => {
		const messages = { "{name} about {business}": "{name} عن {business}" }
		speak("ar", messages, "ar-u-nu-latn", "rtl")
		const about = (name: string, business: string) => t`${name} about ${business}`
		expect(about("محمد", "Acme (Berlin)")).toBe("محمد عن \u2068Acme (Berlin)\u2069")
	})

	it("stays English where the language has no words for it", () => {
		speak("de", {})
		expect(of(3, "{0}")).toBe("3 of {0}")
		expect([t("Tell us {0}!"), t("{name}, {1}")]).toEqual(["Tell us {0}!", "{name}, {1}"])
	})
})

describe("a language's own catalogue", () => {
	const speakFully = (code: string) => {
		globalThis.visitorLanguage = catalogueOf(code)
	}

	it.each([
		["pl", [1, 2, 5, 12, 22, 1.5], ["1 pytanie", "2 pytania", "5 pytań", "12 pytań", "22 pytania", "1,5 pytania"]],
		["ar", [2, 3, 11, 100], ["سؤالان", "3 أسئلة", "11 سؤالًا", "100 سؤال"]],
		["fr", [1_000_000], ["1 000 000 de questions"]],
	] as const)("has the forms of %s", (code, counts, forms) => {
		speakFully(code)
		const spaced = (text: string) => text.replace(/\s/g, " ")
		expect(counts.map((count) => spaced(t`${count} questions`))).toEqual(forms)
	})

	it.each([
		["de", "Bitte geben Sie einen Namen ein.", "Zu viele Anfragen. Bitte versuchen Sie es in 40 Sekunden noch einmal."],
		["ja", "お名前を入力してください。", "リクエストが多すぎます。40 秒後にもう一度お試しください。"],
	])("says a refusal by its code, and ends a sentence as %s does", (code, missing, tooMany) => {
		speakFully(code)
		const { refusal } = catalogueOf(code)
		expect(sentence(refusal("name_required") ?? "")).toBe(missing)
		expect(refusal("too_many_requests", { wait: 40 })).toBe(tooMany)
		expect(refusal("video_too_long", { count: 90 })).toContain("90")
		expect(refusal("of_a_later_version")).toBeUndefined()
	})

	it("says a wait in the unit that fits", () => {
		const { refusal } = catalogueOf("de")
		const said = [60, 120, 7200].map((wait) => refusal("too_many_requests", { wait })?.match(/in .* (?=noch)/)?.[0])
		expect(said).toEqual(["in 1 Minute ", "in 2 Minuten ", "in 2 Stunden "])
	})
})
