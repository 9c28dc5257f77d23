import type { Outcome } from "@/lib/client/contract"
import { EXAMPLE_EMAIL, PREVIEW, PREVIEW_ABOUT } from "../../admin-texts"
import { QuizResultView } from "../../result-page/quiz-result-view"
import type { QuizContent } from "../content/quiz-values"
<<<<<<< HEAD

/** The choice whose points are closest to this percentage of the question's best. Undefined for free text. */
function exampleAnswer(question: Question, percentage: number): string | undefined {
	const aim = ((bestPoints(question) ?? 0) * percentage) / 100
	const distance = (answer: string) => Math.abs(pointsOf(question, answer) - aim)
	return possibleAnswers(question)?.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A result in the middle of the outcome's range, with this quiz's categories. */
function exampleResult(outcome: Outcome, { questions, scoring_config }: QuizContent): ShownResult {
	const percentage = Math.round((outcome.score_min + outcome.score_max) / 2)
	const answers: Answers = {}
	for (const question of questions) {
		const answer = exampleAnswer(question, percentage)
		if (answer) answers[question.id] = answer
	}
	const { categories } = scoreQuiz(questions, scoring_config, answers)
	const { id, title, description, action, action_config: config, button, result_design } = outcome
	const result: QuizResult = {
		percentage_score: percentage,
		total_score: Math.round(percentage * scoring_config.total_points) / 100,
		max_possible_score: scoring_config.total_points,
		categories: categories.map(({ name, possible }) => {
			return { name, possible, percentage, earned: (possible * percentage) / 100 }
		}),
		outcome: {
			id,
			title: title || "Title",
			description,
			action,
			redirect_url: config.redirect_url || null,
			custom_message: config.custom_message,
			button,
			result_design,
		},
	}
	const version = { questions, scoringConfig: scoring_config, outcomes: [outcome] }
	const details = resultDetails({ version, session: { answers, result } }, config)
	return { ...result, charts: config.include_charts, ...details }
}
=======
import { exampleResult } from "./example-result"
>>>>>>> 0e7d8c3ce9d923894d3537bf1e81ed60fd2b18f9

/** The visitors' own component with an example result. Inert. */
export function OutcomePreview({ outcome, content }: { outcome: Outcome; content: QuizContent }) {
	return (
		<section aria-label={PREVIEW} className="flex flex-col gap-2">
			<p className="text-ink-muted">{PREVIEW_ABOUT}</p>
			<div inert>
				<QuizResultView
					quizName={content.quiz_name}
					result={exampleResult(outcome, content)}
					userEmail={EXAMPLE_EMAIL}
					heading="h2"
				/>
			</div>
		</section>
	)
}
