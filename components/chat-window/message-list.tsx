import { Fragment, type RefObject, Suspense } from "react"
import { Button } from "@/components/ui/button"
import type { PublicChatbot, QuizOffer } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { Answer } from "./answer"
import styles from "./chat.module.css"
import type { Entry } from "./conversation"
import { LazyLeadCard } from "./lazy-parts"
import { Opening } from "./opening"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"
import { QUESTION } from "./parts/use-follow"
import { PersonPanel } from "./person-panel"
import { QuizOffers, quizzesIn } from "./quiz-offers"
import { QuizPlace } from "./quiz-place"
import type { Chat } from "./use-chat"
import { type ChatQuiz, isPassed, type PlacedQuiz } from "./use-chat-quiz"
import type { LeadCardControl } from "./use-lead-card"
import type { PersonControl } from "./use-person"

export interface MessageListProps {
	chatbot: PublicChatbot
	chat: Chat
	leadCard: LeadCardControl
	quizzes: QuizOffer[]
	quiz: ChatQuiz
	person: PersonControl
	logRef: RefObject<HTMLDivElement | null>
	listRef: RefObject<HTMLOListElement | null>
	/** Called when the pressed button has disappeared from the list. */
	onPressedAway(): void
}

/**
 * The conversation as a log that screen readers do not announce, since they would read a growing answer piece by piece.
 * The status line beside it announces each finished answer once.
 */
export function MessageList(props: MessageListProps) {
	const { chatbot, chat, quizzes, quiz, logRef, listRef, onPressedAway } = props
	const name = chatbot.chatbot_name
	const { placed } = quiz
	const keys = new Set(chat.entries.map(({ key }) => key))
	// A quiz sits above all messages, below one message, or at the end if its message has disappeared.
	const above = placed.filter(({ after }) => after === null)
	const going = placed.find(({ done }) => !done)
	const below = placed.filter(({ after }) => after !== null && !keys.has(after))
	return (
		<div
			ref={logRef}
			role="log"
			aria-live="off"
			aria-label={chatWords.conversationWith(name)}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard (WCAG 2.1.1).
			tabIndex={0}
			className={styles.log}
		>
			<ol ref={listRef} className={`${styles.column} flex flex-col gap-6`}>
				<Opening
					chatbot={chatbot}
					chat={chat}
					quizzes={quizzes.filter(({ id }) => !placed.some((taken) => taken.id === id))}
					onTakeQuiz={quiz.open}
					onPressedAway={onPressedAway}
				/>
				<Quizzes {...props} placed={above} />
				{chat.entries.map((entry) => (
					<Fragment key={entry.key}>
						<Message {...props} entry={entry} />
						<Quizzes {...props} placed={placed.filter(({ after }) => after === entry.key)} />
					</Fragment>
				))}
				<Quizzes {...props} placed={below} />
				<PersonPanel {...props} />
				{going && isPassed(going, chat.entries) && !chat.isAwaiting && (
					<li>
						<Button onClick={() => quiz.open(going.id)}>
							<ChatIcon name="quiz" />
							{t(chatWords.backToQuiz)}
						</Button>
					</li>
				)}
			</ol>
		</div>
	)
}

function Quizzes({
	placed,
	chatbot,
	chat,
	leadCard,
	quiz,
	onPressedAway,
}: MessageListProps & { placed: PlacedQuiz[] }) {
	const visitor = chat.visitor()
	return placed.map(({ id }) => (
		<QuizPlace
			key={id}
			tenantSlug={chatbot.tenant_slug}
			quizId={id}
			name={chatbot.chatbot_name}
			chat={{
				sessionId: chat.sessionId,
				contact: visitor && { user_name: visitor.name ?? "", user_email: visitor.email },
			}}
			onAnnounce={chat.announce}
			onDone={(done) => quiz.setDone(id, done)}
			onMet={(email) => {
				chat.meet({ email })
				leadCard.spare()
			}}
			onLeave={() => {
				quiz.leave(id)
				chat.announce(t(chatWords.quizLeft))
				onPressedAway()
			}}
		/>
	))
}

function Message({
	entry,
	chatbot,
	chat,
	leadCard,
	quizzes,
	quiz,
	person,
	onPressedAway,
}: MessageListProps & { entry: Entry }) {
	if (entry.role === "user") return <Question entry={entry} />
	const offered = entry.state === "done" ? quizzesIn(entry.text, quizzes, chatbot.tenant_slug) : []
	return (
		<Answer
			entry={entry}
			name={entry.by ? chatWords.fromBusiness(chatbot.tenant_name) : chatbot.chatbot_name}
			onCopied={chat.announce}
			onRate={chat.rate}
			onRetry={() => {
				chat.askAgain()
				onPressedAway()
			}}
		>
			<QuizOffers quizzes={offered} onTake={quiz.open} />
			{person.canAsk && person.offeredBelow === entry.key && (
				<div className="flex flex-col items-start gap-2">
					<p>{chatWords.offersPerson(chatbot.tenant_name)}</p>
					<Button size="sm" busy={person.busy} onClick={() => void person.ask().then(onPressedAway)}>
						{t(chatWords.askPerson)}
					</Button>
				</div>
			)}
			{entry.unanswered && leadCard.isWantedBelow(entry.key) && (
				<Button size="sm" onClick={() => leadCard.reopen(entry.key)}>
					{t(chatWords.leaveAddress)}
				</Button>
			)}
			{leadCard.after === entry.key && leadCard.state !== "closed" && (
				<Suspense fallback={null}>
					<LazyLeadCard tenantName={chatbot.tenant_name} control={leadCard} onPressedAway={onPressedAway} />
				</Suspense>
			)}
		</Answer>
	)
}

function Question({ entry }: { entry: Entry }) {
	return (
		<li {...{ [QUESTION]: "" }} className="flex flex-col items-end">
			<span className="sr-only">{t(chatWords.you)}</span>
			<p className="max-w-[85%] rounded-surface rounded-ee-control bg-accent-soft px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
				<bdi className="block">{entry.text}</bdi>
			</p>
		</li>
	)
}
