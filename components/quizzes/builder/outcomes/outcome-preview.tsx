import { QuizResultView } from "@/components/quizzes/result/quiz-result-view"
import type { Answers, Outcome, QuizResult } from "@/lib/client/contract"
import { bestPoints, pointsOf } from "@/lib/quizzes/points-of"
import { possibleAnswers } from "@/lib/quizzes/possible-answers"
import { scoreQuiz } from "@/lib/quizzes/score-quiz"
import type { QuizContent } from "../quiz-values"

/** Somebody who ends in the middle of the outcome's range, with the categories of this quiz. */
function exampleResult(outcome: Outcome, { questions, scoring_config }: QuizContent): QuizResult {
	const percentage = Math.round((outcome.score_min + outcome.score_max) / 2)
	const best: Answers = {}
	for (const question of questions) {
		const answer = possibleAnswers(question)?.find((each) => pointsOf(question, each) === bestPoints(question))
		if (answer) best[question.id] = answer
	}
	const { categories } = scoreQuiz(questions, scoring_config, best)
	const { id, title, description, action, action_config: config, result_design } = outcome
	return {
		percentage_score: percentage,
		total_score: Math.round(percentage * scoring_config.total_points) / 100,
		max_possible_score: scoring_config.total_points,
		categories: categories.map((category) => ({ ...category, percentage })),
		outcome: {
			id,
			title: title || "Title",
			description,
			action,
			redirect_url: config.redirect_url || null,
			custom_message: config.custom_message,
			result_design,
		},
	}
}

/** By the component that visitors see, fed with an example; looking only. */
export function OutcomePreview({ outcome, content }: { outcome: Outcome; content: QuizContent }) {
	return (
		<section aria-label="Preview" className="flex flex-col gap-2">
			<p className="text-ink-muted">An example in the middle of the range.</p>
			<div inert>
				<QuizResultView
					quizName={content.quiz_name}
					result={exampleResult(outcome, content)}
					userEmail="ada@example.com"
					heading="h2"
				/>
			</div>
		</section>
	)
}
