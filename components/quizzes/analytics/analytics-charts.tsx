import { BarList } from "@/components/ui/bar-list"
import type { QuizAnalytics } from "@/lib/client/contract"
import { percentText } from "@/lib/quizzes/percent-text"
import { quizResultsWords } from "../admin-words"
import { DistributionChart } from "./distribution-chart"

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
			{/* A single category would only repeat the average. */}
			{categories.length > 1 && (
				<BarList
					title={quizResultsWords.byCategory}
					about={quizResultsWords.byCategoryAbout}
					rows={categories.map(({ name, percentage }) => {
						return { label: name, value: percentText(percentage), share: percentage }
					})}
				/>
			)}
			{questions.length > 0 && (
				<BarList
					title={quizResultsWords.whereStop}
					about={quizResultsWords.whereStopAbout(started, summary.total_sessions)}
					rows={questions.map(({ question, passed, skipped }, index) => ({
						label: quizResultsWords.numberedQuestion(index + 1, question),
						value: passed.toLocaleString("en-US") + (skipped > 0 ? quizResultsWords.skippedCount(skipped) : ""),
						share: started > 0 ? Math.min(100, (passed / started) * 100) : 0,
					}))}
				/>
			)}
		</div>
	)
}
