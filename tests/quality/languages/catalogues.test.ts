import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse } from "@formatjs/icu-messageformat-parser"
import { beforeAll, describe, expect, it } from "vitest"
import { compileMessage, positional, translatedLanguages } from "@/lib/languages/catalogue"
import { messageKey } from "@/lib/languages/translator"
import { collectTexts } from "./texts-of-pages"

const FOLDER = path.resolve(import.meta.dirname, "../../../lib/languages")
const PAGES_FILE = path.join(FOLDER, "pages.json")
const REFUSALS_FILE = path.join(FOLDER, "refusals.json")
const languages = translatedLanguages()
const read = (file: string) => JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))
const json = (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`

let texts: Awaited<ReturnType<typeof collectTexts>>
beforeAll(async () => {
	texts = await collectTexts()
	// After a text changed: UPDATE_PAGES=1 npx vitest run --project unit tests/quality/languages
	if (!process.env.UPDATE_PAGES) return
	writeFileSync(PAGES_FILE, json(Object.fromEntries(Object.entries(texts.pages).sort())))
	writeFileSync(REFUSALS_FILE, json(texts.refusals))
}, 120_000)

const names = (source: string) => new Set([...source.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

type Part = ReturnType<typeof parse>[number]
const ARGUMENT = 1
const PLURAL = 6
/** @returns the arguments of a message, and the forms that its plurals lack in the language. */
function examine(
	parts: Part[],
	forms: readonly string[],
	found = { names: new Set<string>(), lacking: [] as string[] },
) {
	for (const part of parts) {
		if (part.type >= ARGUMENT && "value" in part && part.type < 7) found.names.add(String(part.value))
		if (!("options" in part)) continue
		const branches = part.options
		if (part.type === PLURAL) found.lacking.push(...forms.filter((form) => !(form in branches)))
		for (const branch of Object.values(branches)) examine(branch.value, forms, found)
	}
	return found
}

describe("what visitors read", () => {
	it("is listed by page as the pages name it", () => {
		expect(read("pages.json")).toEqual(texts.pages)
	})

	it("lists each refusal by its code, which programs may rely on", () => {
		expect(read("refusals.json")).toEqual(texts.refusals)
		expect(Object.keys(texts.refusals)).toEqual(
			Object.keys(texts.refusals).filter((code) => /^[a-z]+_[a-z_]+$/.test(code)),
		)
	})

	it("has a key of its own for every text and every refusal", () => {
		const keys = [...texts.all.map(positional), ...Object.keys(texts.refusals)].map(messageKey)
		expect(new Set(keys).size).toBe(keys.length)
	})
})

describe.each(languages)("the catalogue of %s", (code) => {
	const messages: Record<string, string> = read(`${code}/messages.json`)
	const entries = Object.entries(messages)

	it("has every text, and no other", () => {
		expect(Object.keys(messages).sort()).toEqual(texts.all)
	})

	it("uses the values of each text, in the forms of the language", () => {
		const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories
		const wrong = entries.flatMap(([source, message]) => {
			// Without one of the format's own marks, a message is what it says.
			if (!/[{}<]/.test(source + message)) return []
			expect(() => compileMessage(source, message), source).not.toThrow()
			const found = examine(parse(message), forms)
			const uses = [...found.names].sort().join()
			return uses === [...names(source)].sort().join() && found.lacking.length === 0
				? []
				: [{ source, message, ...found }]
		})
		expect(wrong).toEqual([])
	})

	it("says something everywhere, and nothing that only the format reads", () => {
		expect(entries.filter(([, message]) => !/^[^']+$/.test(message))).toEqual([])
	})

	it("says what it is, and who has read its consent sentences", () => {
		const about = read(`${code}/about.json`)
		expect(about).toEqual({
			name: expect.stringMatching(/\p{L}/u),
			dir: expect.stringMatching(/^(?:ltr|rtl)$/),
			...("locale" in about ? { locale: expect.stringMatching(code) } : {}),
			formality: expect.stringMatching(/\w/),
			reviewed: expect.stringMatching(/\w/),
		})
		expect(Intl.getCanonicalLocales(code)).toEqual([code])
	})
})
