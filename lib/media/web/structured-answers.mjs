import { parseHTML } from "linkedom"
import { NOT_TEXT, STRUCK, textOf } from "./text-of.mjs"

const MOST_ANSWERS = 200
const MOST_NODES = 5_000
const MOST_PARTS = 5
const LONGEST = 10_000
/** Letters and digits. A shorter answer, such as "No", is part of many words. */
const TELLING = 40

/** @param {unknown} type @param {string} name */
const isA = (type, name) => [type].flat().some((one) => typeof one === "string" && one.split(/[/#:]/).pop() === name)

/** @param {unknown} value @returns {string} */
function written(value) {
	if (typeof value !== "string" || value.length > LONGEST) return ""
	const { document } = parseHTML(`<html><body>${value}</body></html>`)
	for (const element of [...document.querySelectorAll(`${NOT_TEXT}, ${STRUCK}`)]) element.remove()
	return textOf(document.documentElement)
}

/** @param {string} text */
const bare = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")

/** @param {string} json @returns {{ question: string, answer: string }[]} */
function answersIn(json) {
	/** @type {{ question: string, answer: string }[]} */
	const found = []
	/** @type {unknown[]} */
	let open
	try {
		open = [JSON.parse(json.trim())]
	} catch {
		return found
	}
	for (const next of open) {
		if (found.length === MOST_ANSWERS || open.length > MOST_NODES) break
		if (typeof next !== "object" || next === null) continue
		if (isA(/** @type {any} */ (next)["@type"], "Question")) {
			const { name, text, acceptedAnswer } = /** @type {any} */ (next)
			const question = written(name) || written(text)
			const answers = [acceptedAnswer]
				.flat()
				.slice(0, MOST_PARTS)
				.flatMap((one) => written(one?.text) || [])
			if (question && answers.length > 0) found.push({ question, answer: answers.join("\n") })
		} else for (const value of Object.values(next)) open.push(value)
	}
	return found
}

/** Answers that a page gives to search engines (schema.org's FAQPage) and draws only on a press.
 * @param {string[]} scripts as JSON-LD @param {string} text what the page shows anyway
 * @param {number} most characters with that text: a page that is read without these answers is read with them */
export function structuredAnswers(scripts, text, most) {
	const shown = bare(text)
	/** @param {{ question: string, answer: string }} pair */
	const isShown = ({ question, answer }) =>
		shown.includes(bare(answer)) && (bare(answer).length >= TELLING || shown.includes(bare(question)))
	let added = ""
	for (const script of scripts) {
		for (const pair of answersIn(script)) {
			const { question, answer } = pair
			if (isShown(pair)) continue
			if (text.length + added.length + question.length + answer.length + "\n\n\n".length > most) return added.trim()
			added += `\n\n${question}\n${answer}`
		}
	}
	return added.trim()
}
