import { Lightbulb } from "lucide-react"
import type { QuizAnalytics } from "@/lib/client/contract"
import { WORTH_FROM } from "@/lib/quizzes/analytics/worth/judge"
import { percentText } from "@/lib/quizzes/percent-text"
import { quizResultsWords } from "./results-words"
import { worthWords } from "./worth-words"

export interface QuestionWorthsProps {
	worth: NonNullable<QuizAnalytics["worth"]>
	/** From 1, by the question's id. */
	numbers: ReadonlyMap<string, number>
}

export function QuestionWorths({ worth: { counted, questions }, numbers }: QuestionWorthsProps) {
	const waits = questions.length === 0
	return (
		<section aria-label={worthWords.title} className="min-w-0 lg:col-span-2">
			<h3 className="text-base font-medium">{worthWords.title}</h3>
			<p className="max-w-prose text-ink-muted">
				{waits ? worthWords.waiting(counted, WORTH_FROM) : worthWords.about(counted)}
			</p>
			<ol className="mt-3 divide-y divide-line border-y border-line empty:hidden">
				{questions.map((each) => (
					<li key={each.question_id} className="grid gap-x-12 gap-y-1 py-3 lg:grid-cols-2">
						<p className="line-clamp-3 min-w-0 font-medium wrap-anywhere">
							{quizResultsWords.numberedQuestion(numbers.get(each.question_id) ?? 0, each.question)}
						</p>
						<div className="flex flex-col gap-1">
							<ul className="flex flex-col text-ink-muted tabular-nums">
								<li>{worthWords.earned(each.earned, percentText(each.earned))}</li>
								<li>{worthWords.apart(each)}</li>
								{each.same_outcome !== null && <li>{worthWords.same(percentText(each.same_outcome))}</li>}
							</ul>
							{each.advice && (
								<p className="flex gap-2">
									<Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
									{worthWords.advice(each.advice)}
								</p>
							)}
						</div>
					</li>
				))}
			</ol>
		</section>
	)
}
