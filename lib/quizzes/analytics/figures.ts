import type { Question } from "../answers"
import type { QuizAnalytics, QuizSummary } from "./answers"

export const DISTRIBUTION_BUCKETS = 10

interface Sums {
	count: number
	percentageSum: number
	highCount: number
	secondsSum: number
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10

export function summarize({ count, percentageSum, highCount, secondsSum }: Sums): QuizSummary {
	return {
		total_sessions: count,
		average_percentage: count > 0 ? oneDecimal(percentageSum / count) : 0,
		high_performers: highCount,
		average_minutes: count > 0 ? oneDecimal(secondsSum / count / 60) : 0,
	}
}

/** `passed` is the most visitors who answered this or any later question, or completed: never too high for optional
 * ones. */
export function dropOffOf(
	questions: readonly Question[],
	counts: ReadonlyMap<string, number>,
	completed: number,
): QuizAnalytics["drop_off"]["questions"] {
	let passed = completed
	return questions
		.toReversed()
		.map(({ id, question, required }) => {
			const answered = counts.get(id) ?? 0
			passed = Math.max(passed, answered)
			return { question_id: id, question, answered, passed, skipped: required ? 0 : passed - answered }
		})
		.toReversed()
}
