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

/** The four figures; 0 each without sessions. */
export function summarize({ count, percentageSum, highCount, secondsSum }: Sums): QuizSummary {
	return {
		total_sessions: count,
		average_percentage: count > 0 ? oneDecimal(percentageSum / count) : 0,
		high_performers: highCount,
		average_minutes: count > 0 ? oneDecimal(secondsSum / count / 60) : 0,
	}
}

/**
 * Who answered a question or a later one, or completed, did not stop there. The counters know no persons, so it is the most
 * of these: exact wherever an answer is needed, and never too many where it is not.
 */
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
