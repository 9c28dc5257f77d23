import type { QuizSummary } from "@/lib/client/contract"
import { HIGH_PERFORMER_PERCENT } from "@/lib/quizzes/defaults"

/** Totals over every session of the filter, not only over the listed ones. */
export function SummaryFigures({ summary }: { summary: QuizSummary }) {
	const figures = [
		{ label: "Total sessions", value: summary.total_sessions.toLocaleString("en-US") },
		{ label: "Average percentage", value: `${summary.average_percentage}%` },
		{
			label: `High performers, ${HIGH_PERFORMER_PERCENT}% and above`,
			value: summary.high_performers.toLocaleString("en-US"),
		},
		{ label: "Average minutes", value: summary.average_minutes.toLocaleString("en-US") },
	]
	return (
		<dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 sm:grid-cols-4">
			{figures.map(({ label, value }) => (
				<div key={label} className="flex flex-col-reverse justify-end">
					<dt className="text-xs text-ink-muted sm:text-sm">{label}</dt>
					<dd className="text-lg font-medium tabular-nums sm:text-xl">{value}</dd>
				</div>
			))}
		</dl>
	)
}
