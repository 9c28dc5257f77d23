import { type ComponentType, useEffect, useState } from "react"
import { t } from "@/lib/languages/t"
import { Failure } from "./parts/failure"
import { TypingIndicator } from "./parts/typing-indicator"
import type { TakenQuizProps } from "./quiz/taken-quiz"
import * as talkWords from "./quiz/talk-words"

export function QuizPlace(props: TakenQuizProps) {
	const [Taken, setTaken] = useState<ComponentType<TakenQuizProps> | null>(null)
	const [attempt, setAttempt] = useState(0)
	const [failed, setFailed] = useState(false)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads the code again.
	useEffect(() => {
		let gone = false
		setFailed(false)
		import("./quiz/taken-quiz").then(
			({ TakenQuiz }) => {
				if (!gone) setTaken(() => TakenQuiz)
			},
			() => {
				if (!gone) setFailed(true)
			},
		)
		return () => {
			gone = true
		}
	}, [attempt])
	return (
		<li className="flex min-w-0 flex-col gap-4">
			{Taken ? (
				<Taken {...props} />
			) : failed ? (
				<Failure text={t(talkWords.chatQuizFailed)} onRetry={() => setAttempt((count) => count + 1)} />
			) : (
				<TypingIndicator />
			)}
		</li>
	)
}
