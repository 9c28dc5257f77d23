import { type Answer, possibleAnswers } from "./answer-types"
import type { Question, QuestionType } from "./answers"
import { RATING_POINTS, SCALE_POINTS, YES_NO_POINTS } from "./defaults"

type Scored = Pick<Question, "type" | "options" | "points" | "max_choices" | "bands">

const DEFAULT_POINTS: Readonly<Record<QuestionType, Readonly<Record<string, number>>>> = {
	multiple_choice: {},
	rating: RATING_POINTS,
	yes_no: YES_NO_POINTS,
	text: {},
	multiple_choices: {},
	scale: SCALE_POINTS,
	number: {},
	date: {},
	consent: {},
	contact: {},
}

export function pointsOf({ type, points }: Scored, option: string): number {
	const known = Object.hasOwn(points, option) ? points : DEFAULT_POINTS[type]
	return Object.hasOwn(known, option) ? Math.max(0, known[option] ?? 0) : 0
}

/** What each answer earns, several choices one by one. Null for what is not scored. */
export function possiblePoints(question: Scored): number[] | null {
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
		case "multiple_choices":
		case "scale":
			return (possibleAnswers(question) ?? []).map((option) => pointsOf(question, option))
		case "number":
			return question.bands?.length ? [0, ...question.bands.map(({ points }) => points)] : null
		case "text":
		case "date":
		case "consent":
		case "contact":
			return null
	}
}

export const mostChoices = ({ options, max_choices = options.length }: Scored) => Math.min(max_choices, options.length)

export function bestPoints(question: Scored): number | null {
	const points = possiblePoints(question)
	if (points === null) return null
	const counted = question.type === "multiple_choices" ? mostChoices(question) : 1
	return points
		.toSorted((a, b) => b - a)
		.slice(0, counted)
		.reduce((sum, each) => sum + each, 0)
}

/** Null if the answer counts nowhere: free text, an option that is not offered, none at all. */
export function worthOf(question: Scored, answer: Answer | undefined): { earned: number; best: number } | null {
	const earned = answer && earnedBy(question, answer)
	const best = bestPoints(question)
	return earned == null || best === null ? null : { earned: Math.min(earned, best), best }
}

function earnedBy(question: Scored, answer: Answer): number | null {
	const offers = (option: string) => possibleAnswers(question)?.includes(option)
	switch (answer.kind) {
		case "choice":
			return offers(answer.option) ? pointsOf(question, answer.option) : null
		case "choices":
			return [...new Set(answer.options)].filter(offers).reduce((sum, option) => sum + pointsOf(question, option), 0)
		case "number":
			return bandOf(question, Number(answer.number))?.points ?? 0
		case "text":
		case "date":
		case "contact":
			return null
	}
}

function bandOf({ bands = [] }: Scored, number: number) {
	return bands.find(({ min, max }) => number >= (min ?? -Infinity) && number <= (max ?? Infinity))
}

/** The answer whose points are closest to this percentage of the question's best. Null for what is not scored. */
export function answerNear(question: Scored, percentage: number): Answer | null {
	const aim = ((bestPoints(question) ?? 0) * percentage) / 100
	const distance = (points: number) => Math.abs(points - aim)
	const options = possibleAnswers(question) ?? []
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
		case "scale": {
			const [option] = options.toSorted((a, b) => distance(pointsOf(question, a)) - distance(pointsOf(question, b)))
			return option ? { kind: "choice", option } : null
		}
		case "multiple_choices": {
			const best = options.toSorted((a, b) => pointsOf(question, b) - pointsOf(question, a))
			let sum = 0
			const chosen = best.slice(0, mostChoices(question)).filter((option, at) => {
				if (at > 0 && sum + pointsOf(question, option) > aim) return false
				sum += pointsOf(question, option)
				return true
			})
			return chosen.length > 0 ? { kind: "choices", options: options.filter((each) => chosen.includes(each)) } : null
		}
		case "number": {
			const [band] = question.bands?.toSorted((a, b) => distance(a.points) - distance(b.points)) ?? []
			return band ? { kind: "number", number: String(band.min ?? band.max ?? 0) } : null
		}
		case "text":
		case "date":
		case "consent":
		case "contact":
			return null
	}
}
