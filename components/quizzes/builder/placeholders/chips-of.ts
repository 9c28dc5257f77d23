import type { ContactStep, Outcome, Question } from "@/lib/client/contract"
import { placeholdersOf } from "@/lib/quizzes/actions/fill-template"
import { possibleAnswers } from "@/lib/quizzes/answer-types"
import { placeholderWords } from "./placeholder-words"

/** Where a text is shown, which decides what it may show. */
export type Place = "question" | "result" | "mail"

export interface Around {
	place: Place
	questions: readonly Question[]
	fields: readonly string[]
	/** How many of the questions have an answer by then, from the first. */
	upTo?: number
	/** When visitors are asked for their name. Left out, it is known everywhere. */
	contactStep?: ContactStep
}

export interface Chip {
	text: string
	isWarning: boolean
}

export const PLAIN: Readonly<Record<Place, readonly string[]>> = {
	question: ["name"],
	result: ["name", "score", "percentage"],
	mail: ["name", "score", "percentage", "outcome_title", "quiz_name", "tenant_name"],
}
const AT_THE_END = ["score", "percentage"]
const warning = (text: string): Chip => ({ text, isWarning: true })

/** What the placeholders of a text show, and what keeps them from it. Nothing for what is no placeholder. */
export function chipsOf(text: string, around: Around): Chip[] {
	const chips = placeholdersOf(text).flatMap(({ kind, name, fallback }): Chip[] => {
		const shown = (what: string) => ({ text: placeholderWords.shows(what, fallback), isWarning: false })
		if (kind === "answer") return [answerChip(name, around, shown)]
		if (kind === "field") return [fieldChip(name, around, shown)]
		const what = placeholderWords.plain[name]
		const late = name === "name" && fallback === "" && nameMissing(around)
		if (late) return [warning(late)]
		if (what && PLAIN[around.place].includes(name)) return [shown(what)]
		return what && AT_THE_END.includes(name) ? [warning(placeholderWords.tooEarly(what))] : []
	})
	return chips.filter((chip, at) => chips.findIndex((each) => each.text === chip.text) === at)
}

/** What keeps texts from being filled in, for the row of their question or outcome: dragging can put a question before
 * the one whose answer it quotes, and deleting takes that one away. */
export const warningsOf = (texts: readonly string[], around: Around): string[] =>
	chipsOf(texts.join("\n"), around).flatMap(({ text, isWarning }) => (isWarning ? [text] : []))

export function outcomeWarnings(outcome: Outcome, parts: Pick<Around, "questions" | "fields">): string[] {
	const { title, description, button, action, action_config: config } = outcome
	const shown = [title, description, config.custom_message, button?.text ?? "", button?.url ?? ""]
	const led = action === "redirect" ? [...shown, config.redirect_url] : shown
	const mailed = action === "send_email" ? [config.email_subject, config.email_template] : []
	const all = [...warningsOf(led, { place: "result", ...parts }), ...warningsOf(mailed, { place: "mail", ...parts })]
	return [...new Set(all)]
}

/** Why a question can't show the name, or null. A fallback stands in for it, and so does a hidden field of that name. */
function nameMissing({ place, fields, contactStep = "before" }: Around): string | null {
	if (place !== "question" || contactStep === "before" || fields.includes("name")) return null
	return contactStep === "after" ? placeholderWords.nameLate : placeholderWords.nameNever
}

type Shown = (what: string) => Chip

function answerChip(id: string, { questions, place, upTo = questions.length }: Around, shown: Shown): Chip {
	const at = questions.findIndex((question) => question.id === id)
	const question = questions[at]
	if (!question) return warning(placeholderWords.gone)
	if (at >= upTo) return warning(placeholderWords.later(question.question))
	const what = placeholderWords.answerTo(question.question)
	return place === "mail" && !possibleAnswers(question) ? warning(placeholderWords.notMailed(what)) : shown(what)
}

function fieldChip(name: string, { fields, place }: Around, shown: Shown): Chip {
	if (!fields.includes(name)) return warning(placeholderWords.noField(name))
	const what = placeholderWords.field(name)
	return place === "mail" ? warning(placeholderWords.notMailed(what)) : shown(what)
}

/** What the menu offers: only what the text will show there. */
export function offersOf({
	place,
	questions,
	fields,
	upTo = questions.length,
}: Around): [token: string, label: string][] {
	const known = questions.slice(0, upTo).filter((question) => place !== "mail" || possibleAnswers(question) !== null)
	return [
		...PLAIN[place].map((name): [string, string] => [`{${name}}`, placeholderWords.plain[name] ?? name]),
		...known
			.filter(({ question }) => question.trim() !== "")
			.map(({ id, question }): [string, string] => [`{answer:${id}}`, placeholderWords.answerTo(question)]),
		...(place === "mail"
			? []
			: fields.map((name): [string, string] => [`{field:${name}}`, placeholderWords.field(name)])),
	]
}
