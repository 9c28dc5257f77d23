import type { QuizSummary } from "@/lib/client/contract"

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
