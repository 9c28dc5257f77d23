import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { translatedLanguages } from "@/lib/languages/catalogue"

const FOLDER = path.resolve(import.meta.dirname, "../../../lib/languages")
const read = (file: string) => readFileSync(path.join(FOLDER, file), "utf8")

/** A glossary's last chapter, "- consent: einwillig": the beginnings of the words that a language has for one of ours. */
function stemsOf(code: string): [term: string, stems: string[]][] {
	const [, list = ""] = read(`${code}/glossary.md`).split("## Stems")
	return [...list.matchAll(/^- (\w+): (.+)$/gm)].map(([, term = "", stems = ""]) => [term, stems.split(", ")])
}

/** Not the words of the glossary: a product's name, a kind of person, a gift, and what some languages leave out as the
 * subject of its sentence. */
const OTHERS =
	/Video Testimonials Platform|Business partner|special report|^, your testimonial|^The upload arrived|\{\w+\}/g

it.each(translatedLanguages())("the texts of %s say each thing as its glossary does", (code) => {
	const texts: [string, string][] = Object.entries(JSON.parse(read(`${code}/messages.json`)))
	const stems = stemsOf(code)
	expect(stems.map(([term]) => term)).toEqual(stemsOf("de").map(([term]) => term))
	expect(stems.length).toBeGreaterThan(10)
	const otherwise = stems.flatMap(([term, all]) => {
		const named = new RegExp(String.raw`\b${term}`, "i")
		return texts
			.filter(([source, text]) => {
				const said = text.toLocaleLowerCase(code)
				return named.test(source.replace(OTHERS, "")) && !all.some((stem) => said.includes(stem))
			})
			.map(([source, text]) => `${term}: ${source} => ${text}`)
	})
	expect(otherwise).toEqual([])
})
