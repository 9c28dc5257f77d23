import type { QuizSummary } from "@/lib/client/contract"
import { percentText } from "@/lib/quizzes/percent-text"
import * as reportWords from "@/lib/quizzes/report/words"
import { quizResultsWords } from "./results-words"
import { timeTaken } from "./time-taken"

/** Totals over every session of the filter, not only over the listed ones. */
export function SummaryFigures({ summary }: { summary: QuizSummary }) {
	// Counted from 80% on, where Good begins.
	const high = quizResultsWords.highPerformers(reportWords.badgeLabels.good, reportWords.badgeLabels.excellent)
	const figures = [
		{ label: quizResultsWords.totalSessions, value: summary.total_sessions.toLocaleString("en-US") },
		{ label: quizResultsWords.averagePercentage, value: percentText(summary.average_percentage) },
		{ label: high, value: summary.high_performers.toLocaleString("en-US") },
		{ label: quizResultsWords.averageTime, value: timeTaken(summary.average_minutes) },
	]
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
			{figures.map(({ label, value }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="text-xs text-ink-muted sm:text-sm">{label}</dt>
					<dd className="text-lg font-medium tabular-nums first-letter:uppercase sm:text-xl">{value}</dd>
				</div>
			))}
		</dl>
	)
}
