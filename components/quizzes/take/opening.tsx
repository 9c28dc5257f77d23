import { Button } from "@/components/ui/button"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { Step } from "./step"
import { StepTitle } from "./step-title"
import type { QuizTaking } from "./use-quiz"

interface OpeningProps {
	taking: QuizTaking
	/** For a screen reader. */
	status?: string
}

export function Opening({ taking, status = t(quizWords.opening) }: OpeningProps) {
	const { failure } = taking
	return (
		<Step
			busy={false}
			failure={failure}
			onSubmit={() => failure && taking.reopen()}
			position={<p role="status">{!failure && <span className="sr-only">{status}</span>}</p>}
			actions={
				failure ? (
					<>
						<Button type="submit" variant="primary" size="lg">
							{t(quizWords.tryAgain)}
						</Button>
						<Button variant="quiet" size="lg" onClick={taking.again}>
							{t(quizWords.startOver)}
						</Button>
					</>
				) : (
					<div className="h-12 w-32 animate-breathe rounded-control bg-sunken" />
				)
			}
		>
			{failure ? (
				<StepTitle {...ownWordsLang(taking.quiz.quiz_name)}>{ownWords(taking.quiz.quiz_name)}</StepTitle>
			) : (
				<div aria-hidden="true" className="flex animate-breathe flex-col gap-3">
					<div className="mb-4 h-8 w-4/5 rounded-control bg-sunken" />
					{["one", "two", "three"].map((row) => (
						<div key={row} className="h-14 rounded-control bg-sunken" />
					))}
				</div>
			)}
		</Step>
	)
}
