import { type Answer, possibleAnswers } from "./answer-types"
import type { Question, QuestionType } from "./answers"
import { RATING_POINTS, YES_NO_POINTS } from "./defaults"

type Scored = Pick<Question, "type" | "options" | "points">

const DEFAULT_POINTS: Readonly<Record<QuestionType, Readonly<Record<string, number>>>> = {
	multiple_choice: {},
	rating: RATING_POINTS,
	yes_no: YES_NO_POINTS,
	text: {},
}

export function pointsOf({ type, points }: Scored, option: string): number {
	const known = Object.hasOwn(points, option) ? points : DEFAULT_POINTS[type]
	return Object.hasOwn(known, option) ? Math.max(0, known[option] ?? 0) : 0
}

/** What each possible answer earns. Null for free text, which is not scored. */
export function possiblePoints(question: Scored): number[] | null {
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no":
			return (possibleAnswers(question) ?? []).map((option) => pointsOf(question, option))
		case "text":
			return null
	}
}

export function bestPoints(question: Scored): number | null {
	return possiblePoints(question)?.reduce((best, points) => Math.max(best, points), 0) ?? null
}

/** Null if the answer counts nowhere: free text, an option that is not offered, none at all. */
export function worthOf(question: Scored, answer: Answer | undefined): { earned: number; best: number } | null {
	const earned = answer && earnedBy(question, answer)
	const best = bestPoints(question)
	return earned == null || best === null ? null : { earned, best }
}

function earnedBy(question: Scored, answer: Answer): number | null {
	switch (answer.kind) {
		case "choice":
			return possibleAnswers(question)?.includes(answer.option) ? pointsOf(question, answer.option) : null
		case "text":
			return null
	}
}

/** The answer whose points are closest to this percentage of the question's best. Null for free text. */
export function answerNear(question: Scored, percentage: number): Answer | null {
	const aim = ((bestPoints(question) ?? 0) * percentage) / 100
	const distance = (option: string) => Math.abs(pointsOf(question, option) - aim)
	switch (question.type) {
		case "multiple_choice":
		case "rating":
		case "yes_no": {
			const option = possibleAnswers(question)?.toSorted((a, b) => distance(a) - distance(b))[0]
			return option ? { kind: "choice", option } : null
		}
		case "text":
			return null
	}
}
