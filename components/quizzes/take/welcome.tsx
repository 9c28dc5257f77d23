import { Button } from "@/components/ui/button"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { EnterHint } from "./enter-hint"
import { movesOn } from "./quiz-view"
import { Step } from "./step"
import { useFocusOnArrival } from "./step-title"
import type { QuizTaking } from "./use-quiz"

/** Answers the visitor's question: what is this, and how long does it take? */
export function Welcome({ taking }: { taking: QuizTaking }) {
	const { quiz, busy, failure, rounds } = taking
	const isOpen = taking.session() !== null
	const titleRef = useFocusOnArrival<HTMLHeadingElement>(rounds > 0 || isOpen)
	return (
		<Step
			busy={busy}
			failure={failure}
			onSubmit={() => taking.enter()}
			actions={
				<span className="flex w-full items-center gap-3 *:first:flex-1 md:w-auto md:*:first:flex-none">
					<Button type="submit" variant="primary" size="lg" busy={busy}>
						{isOpen ? t(quizWords.goOn) : t(quizWords.start)}
					</Button>
					<EnterHint />
				</span>
			}
		>
			<noscript>
				<p className="rounded-control bg-warning-soft px-4 py-3">{t(quizWords.noScript)}</p>
			</noscript>
			<div className="flex flex-1 flex-col justify-center gap-4 wrap-anywhere md:flex-none">
				<h1 ref={titleRef} tabIndex={-1} className="font-display text-2xl outline-none">
					{quiz.quiz_name}
				</h1>
				{quiz.quiz_description && (
					<p className="max-w-prose text-base whitespace-pre-line text-ink md:text-lg">{quiz.quiz_description}</p>
				)}
				<p className="text-base text-ink-muted">
					<span className="font-medium text-ink">{quizWords.lengthOf(taking.whole)}</span>
					<br />
					{movesOn(quiz) ? t(quizWords.movesOn) : t(quizWords.oneAtATime)}
				</p>
			</div>
		</Step>
	)
}
