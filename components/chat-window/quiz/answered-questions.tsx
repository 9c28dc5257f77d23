import type { PublicQuestion } from "@/lib/client/contract"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import type { GivenAnswers } from "@/lib/quizzes/answer-types"
import { shownAnswerLang } from "@/lib/quizzes/shown-option"
import { QUESTION } from "../parts/use-follow"
import { answerTo } from "./said-of"
import * as talkWords from "./talk-words"

export interface AnsweredQuestionsProps {
	questions: PublicQuestion[]
	answers: GivenAnswers
	name: string
	fill(text: string): string
}

export function AnsweredQuestions({ questions, answers, name, fill }: AnsweredQuestionsProps) {
	if (questions.length === 0) return null
	return (
		<ol className="flex flex-col gap-3">
			{questions.map((question) => (
				<li key={question.id} className="flex flex-col gap-3">
					<p className="wrap-anywhere whitespace-pre-line">
						<span className="sr-only">{talkWords.saidBy(name)}</span>
						<span {...ownWordsLang(question.question)}>{fill(ownWords(question.question))}</span>
					</p>
					<p
						{...{ [QUESTION]: "" }}
						className="max-w-[85%] self-end rounded-surface rounded-ee-control bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap"
					>
						<span className="sr-only">{talkWords.saidBy(t(talkWords.you))}</span>
						<span {...answerLang(question, answers)}>{answerTo(question, answers)}</span>
					</p>
				</li>
			))}
		</ol>
	)
}

function answerLang(question: PublicQuestion, answers: GivenAnswers) {
	const answer = answers.get(question.id)
	return answer ? shownAnswerLang(question, answer) : {}
}
