import { useState } from "react"
import { Button } from "@/components/ui/button"
import { useWaiting } from "@/components/ui/use-hydrated"
import type { QuizOffer } from "@/lib/client/contract"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

/** The number shown at first. More would hide the starter questions. */
const FIRST = 3

export function QuizOffers({ quizzes, onTake }: { quizzes: QuizOffer[]; onTake(id: string): void }) {
	const waiting = useWaiting()
	const [all, setAll] = useState(false)
	return (
		<>
			{(all ? quizzes : quizzes.slice(0, FIRST)).map(({ id, quiz_name }) => (
				<button
					key={id}
					type="button"
					{...waiting}
					className="flex min-h-11 max-w-full items-center gap-2.5 rounded-surface border border-line-strong bg-surface px-4 py-2 text-start text-accent-text transition-colors hover:bg-accent-soft"
					onClick={() => onTake(id)}
				>
					<ChatIcon name="quiz" />
					<span className="min-w-0 wrap-anywhere">
						<span className="sr-only">{t(chatWords.takeQuiz)} </span>
						<QuizName name={quiz_name} />
					</span>
				</button>
			))}
			{!all && quizzes.length > FIRST && (
				<Button variant="quiet" onClick={() => setAll(true)}>
					{t(chatWords.moreQuizzes)}
				</Button>
			)}
		</>
	)
}

function QuizName({ name }: { name: string }) {
	const mark = ownWordsLang(name)
	return mark.lang ? <span {...mark}>{name}</span> : ownWords(name)
}

export function quizzesIn(text: string, quizzes: QuizOffer[], tenantSlug: string): QuizOffer[] {
	return quizzes.filter(({ id }) => text.includes(`/quiz/${tenantSlug}/${id}`))
}
