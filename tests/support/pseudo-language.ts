import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const GEORGIAN = "აბცდეფგჰიჯკლმნოპქრსტუვწხყზ"
const VALUE = /(\{\w+\})/

const otherLetters = (text: string) =>
	text.replace(/[a-z]/gi, (letter) => GEORGIAN[letter.toLowerCase().charCodeAt(0) - 97] ?? letter)

/** Each word is longer by sixty percent, as words of other languages are, and not one letter is Latin. */
const longer = (text: string) =>
	otherLetters(text).replace(/\p{L}+/gu, (word) => word + word.slice(0, Math.ceil(word.length * 0.6)))

/** @param languages the folder of a copy of the product @param code of the language that is invented there */
export function inventLanguage(languages: string, code: string): void {
	const folder = path.join(languages, code)
	mkdirSync(folder)
	const texts = Object.keys(JSON.parse(readFileSync(path.join(languages, "de/messages.json"), "utf8")))
	const invented = texts.map((text) => [
		text,
		text
			.split(VALUE)
			.map((part) => (VALUE.test(part) ? part : longer(part)))
			.join(""),
	])
	writeFileSync(path.join(folder, "messages.json"), JSON.stringify(Object.fromEntries(invented)))
	const about = { name: longer("Pseudo"), dir: "ltr", formality: "None.", reviewed: "none" }
	writeFileSync(path.join(folder, "about.json"), JSON.stringify(about))
}
