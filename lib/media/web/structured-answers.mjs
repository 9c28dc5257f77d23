import { parseHTML } from "linkedom"
import { textOf } from "./text-of.mjs"

const MOST_ANSWERS = 200
const MOST_NODES = 5_000
const MOST_PARTS = 5
const LONGEST = 10_000
/** Letters and digits at an answer's start, by which the page's own text has it. */
const COMPARED = 40

/** @param {unknown} type @param {string} name */
const isA = (type, name) => [type].flat().some((one) => typeof one === "string" && one.split(/[/#:]/).pop() === name)

/** @param {unknown} value @returns {string} */
function written(value) {
	if (typeof value !== "string" || value.length > LONGEST) return ""
	return textOf(parseHTML(`<html><body>${value}</body></html>`).document.documentElement)
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
 * @param {string[]} scripts as JSON-LD @param {string} text what the page shows anyway */
export function structuredAnswers(scripts, text) {
	const shown = bare(text)
	return scripts
		.flatMap(answersIn)
		.filter(({ answer }) => !shown.includes(bare(answer).slice(0, COMPARED)))
		.map(({ question, answer }) => `${question}\n${answer}`)
		.join("\n\n")
}
