import * as quizWords from "@/components/quizzes/quiz-words"
import { movesOn } from "@/components/quizzes/take/quiz-view"
import { Step } from "@/components/quizzes/take/step"
import { StepTitle, useFocusOnArrival } from "@/components/quizzes/take/step-title"
import type { QuizTaking } from "@/components/quizzes/take/use-quiz"
import { Button } from "@/components/ui/button"
import { t } from "@/lib/languages/t"

/** Describes the quiz and its length. The session starts only with the visitor's press. */
export function QuizIntro({ taking }: { taking: QuizTaking }) {
	const { quiz, busy, failure } = taking
	const titleRef = useFocusOnArrival<HTMLHeadingElement>()
	return (
		<Step
			busy={busy}
			failure={failure}
			onSubmit={() => taking.enter()}
			actions={
				<Button type="submit" variant="primary" size="lg" busy={busy}>
					{t(quizWords.start)}
				</Button>
			}
		>
			<div className="flex flex-col gap-2 wrap-anywhere">
				<StepTitle titleRef={titleRef}>{quiz.quiz_name}</StepTitle>
				{quiz.quiz_description && <p className="whitespace-pre-line">{quiz.quiz_description}</p>}
				<p className="text-ink-muted">
					{quizWords.lengthOf(taking.whole)}. {movesOn(quiz) ? t(quizWords.movesOn) : t(quizWords.oneAtATime)}
				</p>
			</div>
		</Step>
	)
}
