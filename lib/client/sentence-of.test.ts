import { afterEach, expect, it } from "vitest"
import { catalogueOf } from "@/lib/languages/catalogue"
import { refusalOf, sentenceOf } from "./api"

afterEach(() => {
	globalThis.visitorLanguage = undefined
})

const GONE = { detail: "This quiz doesn't exist.", code: "quiz_not_found" }
const GENERAL = "Etwas ist schiefgegangen. Bitte versuchen Sie es erneut."

it("is the server's sentence on a page in English, with or without a code", () => {
	expect([sentenceOf(GONE), sentenceOf({ detail: "As it is." }), sentenceOf({})]).toEqual([
		GONE.detail,
		"As it is.",
		"",
	])
})

it("is the page's own on others, whatever the server's is, and a general one for a code that the page does not know", () => {
	globalThis.visitorLanguage = catalogueOf("de")
	expect(sentenceOf(GONE)).toBe("Dieses Quiz gibt es nicht.")
	expect(sentenceOf({ ...GONE, detail: "Reworded." })).toBe("Dieses Quiz gibt es nicht.")
	expect(sentenceOf({ detail: GONE.detail })).toBe(GENERAL)
	expect(sentenceOf({ detail: "New.", code: "of_a_later_version" })).toBe(GENERAL)
	expect(sentenceOf({ detail: "Back in May!", code: "own_words" })).toBe("Back in May!")
})

it("is said of each field, too", async () => {
	globalThis.visitorLanguage = catalogueOf("de")
	const errors = [{ field: "email", detail: "Email is required", code: "email_required" }]
	const answer = { detail: "Email is required", code: "email_required", errors }
	const { detail, errors: worded } = await refusalOf(Response.json(answer, { status: 422 }))
	expect(worded).toEqual([{ field: "email", detail }])
	expect(detail).not.toBe("Email is required")
})
