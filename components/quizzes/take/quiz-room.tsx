"use client"

import { type ReactNode, Suspense, useEffect } from "react"
import type { PublicQuiz } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import * as quizWords from "../quiz-words"
import { Closed } from "./closed"
import { ContactStep } from "./contact-step"
import { LazyQuestionStep, LazyQuizEnd, preloadSteps } from "./lazy-parts"
import { Opening } from "./opening"
import { ProgressLine } from "./progress-line"
import { SaveStatus } from "./save-status"
import { type QuizTaking, useQuiz } from "./use-quiz"
import { useStepHistory } from "./use-step-history"
import { Welcome } from "./welcome"

export function QuizRoom({ quiz, header }: { quiz: PublicQuiz; header: ReactNode }) {
	const taking = useQuiz(quiz)
	const { view } = taking
	useStepHistory(taking)
	const hasBegun = taking.busy || ["opening", "contact", "question"].includes(view.at)
	useEffect(() => {
		if (hasBegun) preloadSteps()
	}, [hasBegun])
	const total = taking.quiz.questions.length
	const isLast = taking.session() !== null
	const behind = view.at === "question" ? view.index : view.at === "contact" && isLast ? total : null
	return (
		<>
			{header}
			<main className="flex flex-1 flex-col">
				{behind === null ? <div className="h-1" /> : <ProgressLine behind={behind} total={taking.atMost(behind)} />}
				<View taking={taking} isLast={isLast} />
				{/* A failure after a press is shown beside the button. */}
				{view.at !== "stopped" && view.at !== "closed" && (
					<SaveStatus saving={taking.failure ? "saved" : taking.saving} onRetry={taking.send} />
				)}
			</main>
		</>
	)
}

function View({ taking, isLast }: { taking: QuizTaking; isLast: boolean }) {
	const { view } = taking
	/* Not around the welcome, which the server draws: it would change while React still takes it over. */
	const inRoom = (step: ReactNode) => <Suspense fallback={<Opening taking={taking} status="" />}>{step}</Suspense>
	switch (view.at) {
		case "welcome":
			return <Welcome taking={taking} />
		case "opening":
			return <Opening taking={taking} />
		case "contact":
			return <ContactStep taking={taking} isLast={isLast} />
		case "question":
			// The key remounts the step, so that its error, its motion and its focus start over.
			return inRoom(<LazyQuestionStep key={view.index} taking={taking} index={view.index} />)
		case "result":
			return inRoom(<LazyQuizEnd taking={taking} result={view.result} />)
		case "closed":
			return <Closed name={taking.quiz.quiz_name} view={view} />
		case "stopped":
			return (
				<div role="alert" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-2 px-6 py-16">
					<h1 className="font-display text-xl">{t(quizWords.unavailableTitle)}</h1>
					<p className="text-base text-ink-muted">{view.message}</p>
				</div>
			)
	}
}
