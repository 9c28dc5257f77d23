import type { QuizAnalytics } from "@/lib/client/contract"
import { BarList } from "./bar-list"
import { DistributionChart } from "./distribution-chart"

/** The distribution of one quiz's sessions, and the questions at which visitors stop. */
export function AnalyticsCharts({
	analytics: { summary, distribution, categories, drop_off },
}: {
	analytics: QuizAnalytics
}) {
	const { started, questions } = drop_off
	if (started === 0 && summary.total_sessions === 0) return null
	return (
		<div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
			{summary.total_sessions > 0 && <DistributionChart distribution={distribution} />}
			{categories.length > 0 && (
				<BarList
					title="By category"
					about="Average percentage."
					rows={categories.map(({ name, percentage }) => ({ label: name, value: `${percentage}%`, share: percentage }))}
				/>
			)}
			<BarList
				title="Where people stop"
				about={`${started.toLocaleString("en-US")} began, ${summary.total_sessions.toLocaleString("en-US")} completed. How many answered each question or went past it:`}
				rows={questions.map(({ question, passed, skipped }, index) => ({
					label: `${index + 1}. ${question}`,
					value: passed.toLocaleString("en-US") + (skipped > 0 ? ` (${skipped.toLocaleString("en-US")} skipped)` : ""),
					share: started > 0 ? Math.min(100, (passed / started) * 100) : 0,
				}))}
			/>
		</div>
	)
}
