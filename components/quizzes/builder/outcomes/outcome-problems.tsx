import { Notice } from "@/components/ui/notice"
import { checkOutcomes } from "@/lib/quizzes/paths/check-outcomes"
import type { QuizContent } from "../content/quiz-values"
import { votesWords } from "../questions/votes-words"

/** Nothing while every rule and vote names what the quiz has. */
export function OutcomeProblems({ content }: { content: QuizContent }) {
	const problems = new Set(
		checkOutcomes(content.questions, content.outcomes, content.hidden_fields).map(({ detail }) => detail),
	)
	if (problems.size === 0) return null
	return (
		<Notice tone="warning" title={votesWords.problems}>
			<ul className="list-disc ps-5">
				{[...problems].map((problem) => (
					<li key={problem}>{problem}</li>
				))}
			</ul>
		</Notice>
	)
}
