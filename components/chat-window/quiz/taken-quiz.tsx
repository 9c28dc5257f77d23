import { useEffect, useState } from "react"
import { Button } from "@/components/ui/button"
import { ApiError, call } from "@/lib/client/api"
import type { PublicQuiz } from "@/lib/client/contract"
import { addOwnTexts } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { Failure } from "../parts/failure"
import { TypingIndicator } from "../parts/typing-indicator"
import { QuizTalk, type QuizTalkProps } from "./quiz-talk"
import * as talkWords from "./talk-words"

export interface TakenQuizProps extends Omit<QuizTalkProps, "quiz"> {
	tenantSlug: string
	quizId: string
}

type Loaded = { quiz: PublicQuiz } | { refusal: string } | "failed" | null

/** Loads a quiz by its id and runs it in the conversation. A remembered quiz may no longer exist. */
export function TakenQuiz({ tenantSlug, quizId, ...talk }: TakenQuizProps) {
	const [loaded, setLoaded] = useState<Loaded>(null)
	const [attempt, setAttempt] = useState(0)
	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
	useEffect(() => {
		const mine = new AbortController()
		setLoaded(null)
		loadQuiz(tenantSlug, quizId, mine.signal).then(
			(found) => setLoaded(found),
			() => {
				if (!mine.signal.aborted) setLoaded("failed")
			},
		)
		return () => mine.abort()
	}, [tenantSlug, quizId, attempt])

	if (loaded === null) return <TypingIndicator />
	if (loaded !== "failed" && "quiz" in loaded) return <QuizTalk quiz={loaded.quiz} {...talk} />
	const isOver = loaded !== "failed"
	return (
		<div role="alert" className="flex flex-wrap items-end gap-3">
			<Failure
				text={isOver ? loaded.refusal : t(talkWords.chatQuizFailed)}
				onRetry={isOver ? null : () => setAttempt((count) => count + 1)}
			/>
			<Button variant="quiet" onClick={talk.onLeave}>
				{t(talkWords.leaveQuiz)}
			</Button>
		</div>
	)
}

async function loadQuiz(tenantSlug: string, quizId: string, signal: AbortSignal): Promise<Loaded> {
	try {
		const { quiz, translations } = await call("GET /api/quiz/{tenantSlug}/{quizId}", {
			params: { tenantSlug, quizId },
			signal,
		})
		addOwnTexts(translations)
		return quiz.chatbot_enabled ? { quiz } : { refusal: t(quiz.chatbot_message) }
	} catch (error) {
		if (error instanceof ApiError && error.status === 404) return { refusal: error.detail }
		throw error
	}
}
