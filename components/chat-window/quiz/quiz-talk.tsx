import { useEffect, useRef } from "react"
import { Closed } from "@/components/quizzes/take/closed"
import { ContactStep } from "@/components/quizzes/take/contact-step"
import { Opening } from "@/components/quizzes/take/opening"
import { ProgressLine } from "@/components/quizzes/take/progress-line"
import { QuestionStep } from "@/components/quizzes/take/question-step"
import type { TakenInChat } from "@/components/quizzes/take/quiz-calls"
import { QuizEnd } from "@/components/quizzes/take/quiz-end"
import { SaveStatus } from "@/components/quizzes/take/save-status"
import { IN_CHAT, StepPlaceContext } from "@/components/quizzes/take/step-place"
import { type QuizTaking, useQuiz } from "@/components/quizzes/take/use-quiz"
import { IconButton } from "@/components/ui/icon-button"
import { Notice } from "@/components/ui/notice"
import type { PublicQuiz } from "@/lib/client/contract"
import { ownWords, ownWordsLang } from "@/lib/languages/own"
import { t } from "@/lib/languages/t"
import { ChatIcon } from "../parts/chat-icon"
import { AnsweredQuestions } from "./answered-questions"
import { QuizIntro } from "./quiz-intro"
import { saidOf } from "./said-of"
import * as talkWords from "./talk-words"

export interface QuizTalkProps {
	quiz: PublicQuiz
	chat: TakenInChat
	name: string
	onAnnounce(text: string): void
	onDone(done: boolean): void
	onMet(email: string): void
	onLeave(): void
}

export function QuizTalk({ quiz, chat, name, onAnnounce, onDone, onMet, onLeave }: QuizTalkProps) {
	const taking = useQuiz(quiz, chat)
	const { view } = taking
	const { questions } = taking.quiz
	const isDone = view.at === "result"
	const behind = view.at === "question" ? view.index : taking.session() ? questions.length : 0

	useTold(taking, { onAnnounce, onDone, onMet })

	return (
		<StepPlaceContext value={IN_CHAT}>
			<section aria-label={talkWords.quizRegion(ownWords(quiz.quiz_name))} className="flex min-w-0 flex-col gap-4">
				<QuizHead name={quiz.quiz_name} onLeave={isDone ? null : onLeave} />
				{!["opening", "welcome", "closed"].includes(view.at) && (
					<AnsweredQuestions
						questions={questions.slice(0, behind)}
						answers={taking.answers}
						name={name}
						fill={taking.fill}
					/>
				)}
				{(view.at === "question" || (view.at === "contact" && behind > 0)) && (
					<ProgressLine behind={behind} total={taking.atMost(behind)} />
				)}
				<View taking={taking} />
				{view.at !== "stopped" && view.at !== "closed" && !isDone && (
					<SaveStatus saving={taking.failure ? "saved" : taking.saving} onRetry={taking.send} />
				)}
			</section>
		</StepPlaceContext>
	)
}

function View({ taking }: { taking: QuizTaking }) {
	const { view } = taking
	switch (view.at) {
		case "welcome":
			return <QuizIntro taking={taking} />
		case "opening":
			return <Opening taking={taking} />
		case "contact":
			return <ContactStep taking={taking} isLast={taking.session() !== null} />
		case "question":
			return <QuestionStep key={view.index} taking={taking} index={view.index} />
		case "result":
			return <QuizEnd taking={taking} result={view.result} />
		case "closed":
			return <Closed name={taking.quiz.quiz_name} view={view} />
		case "stopped":
			return <Notice tone="warning" role="alert" title={view.message} />
	}
}

function useTold(taking: QuizTaking, told: Pick<QuizTalkProps, "onAnnounce" | "onDone" | "onMet">): void {
	const { view, email } = taking
	const before = useRef(view)
	const latest = useRef({ taking, ...told })
	latest.current = { taking, ...told }
	const isDone = view.at === "result"
	useEffect(() => {
		// An email from a session before this page load says nothing about the present visitor.
		if (email && before.current.at !== "opening") latest.current.onMet(email)
	}, [email])
	useEffect(() => {
		const { onAnnounce, taking } = latest.current
		const said = saidOf(before.current, view, taking.quiz.questions, taking.answers)
		if (said) onAnnounce(said)
		before.current = view
	}, [view])
	const wasDone = useRef(false)
	useEffect(() => {
		if (wasDone.current !== isDone) latest.current.onDone(isDone)
		wasDone.current = isDone
	}, [isDone])
}

/** The quiz's name and a button to leave it. Leaving keeps the answers. */
function QuizHead({ name, onLeave }: { name: string; onLeave: (() => void) | null }) {
	return (
		<div className="flex min-h-11 items-center gap-2.5 border-t border-line pt-3 text-sm text-ink-muted">
			<ChatIcon name="quiz" />
			<p {...ownWordsLang(name)} className="min-w-0 flex-1 truncate">
				{ownWords(name)}
			</p>
			{onLeave && (
				<IconButton label={t(talkWords.leaveQuiz)} onClick={onLeave}>
					<ChatIcon name="leave" />
				</IconButton>
			)}
		</div>
	)
}
