import { BarList } from "@/components/ui/bar-list"
import type { QuizAnalytics } from "@/lib/client/contract"
import { percentText } from "@/lib/quizzes/percent-text"
import { DistributionChart } from "./distribution-chart"
import { QuestionWorths } from "./question-worths"
import { quizResultsWords } from "./results-words"

export function AnalyticsCharts({
	analytics: { summary, distribution, categories, drop_off, paths = [], worth },
}: {
	analytics: QuizAnalytics
}) {
	const { started, questions } = drop_off
	const numbers = new Map(questions.map(({ question_id }, index) => [question_id, index + 1]))
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
					rows={questions.map(({ question, passed, skipped, met }, index) => ({
						label: quizResultsWords.numberedQuestion(index + 1, question),
						value:
							(met === undefined ? passed.toLocaleString("en-US") : quizResultsWords.passedOf(passed, met)) +
							(skipped > 0 ? quizResultsWords.skippedCount(skipped) : ""),
						share: (met ?? started) > 0 ? Math.min(100, (passed / (met ?? started)) * 100) : 0,
					}))}
				/>
			)}
			{paths.length > 0 && (
				<BarList
					title={quizResultsWords.paths}
					about={quizResultsWords.pathsAbout}
					rows={paths.map((path) => ({
						...pathNames(path, numbers),
						value: quizResultsWords.pathShare(percentText(path.share), percentText(path.average_percentage)),
						share: path.share,
					}))}
				/>
			)}
			{worth && <QuestionWorths worth={worth} numbers={numbers} />}
		</div>
	)
}

type TakenPath = NonNullable<QuizAnalytics["paths"]>[number]

function pathNames({ label, questions }: TakenPath, numbers: ReadonlyMap<string, number>) {
	const byNumber = quizResultsWords.path(questions.map((id) => numbers.get(id) ?? null))
	return label ? { label, detail: byNumber } : { label: byNumber }
}
