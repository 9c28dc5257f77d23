"use client"

import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import type { PublicChatbot, QuizOffer } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import styles from "./chat.module.css"
import { Composer } from "./composer"
import { MessageList } from "./message-list"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"
import { useFollow } from "./parts/use-follow"
import { useChat } from "./use-chat"
import { isPassed, useChatQuiz } from "./use-chat-quiz"
import { useEmbedded } from "./use-embedded"
import { useKeyboardRoom } from "./use-keyboard-room"
import { useLeadCard } from "./use-lead-card"
import { usePerson } from "./use-person"
import { WhoAnswers } from "./who-answers"

export interface ChatRoomProps {
	chatbot: PublicChatbot
	quizzes: QuizOffer[]
	embedded: boolean
	header: ReactNode
}

export function ChatRoom({ chatbot, quizzes, embedded, header }: ChatRoomProps) {
	const shell = useRef<HTMLDivElement>(null)
	const log = useRef<HTMLDivElement>(null)
	const list = useRef<HTMLOListElement>(null)
	const field = useRef<HTMLTextAreaElement>(null)
	const whoId = useId()
	const chat = useChat(chatbot.tenant_slug, chatbot.chatbot_name)
	const leadCard = useLeadCard(chatbot, chat)
	const person = usePerson(chatbot, chat)
	const quiz = useChatQuiz(chatbot.tenant_slug, chat)
	const { isAway, followQuestion, goToEnd } = useFollow(log, list)
	const [wasAway, setWasAway] = useState(false)
	if (isAway && !wasAway) setWasAway(true)
	useKeyboardRoom(shell)
	useEmbedded(embedded, chatbot.primary_color, field)

	const { isAwaiting, isRestored } = chat
	useEffect(() => {
		if (isAwaiting) followQuestion()
	}, [isAwaiting, followQuestion])
	useEffect(() => {
		if (isRestored) goToEnd()
	}, [isRestored, goToEnd])

	/** For a pressed button that disappears. On touch the log gets the focus, since the field would open the keyboard. */
	function takeFocus(): void {
		const target = matchMedia("(pointer: coarse)").matches ? log : field
		target.current?.focus({ preventScroll: true })
	}

	function startAgain(): void {
		person.leave()
		chat.startAgain()
		leadCard.close()
		quiz.clear()
		setWasAway(false)
		log.current?.scrollTo({ top: 0 })
		takeFocus()
	}

	const hasBegun = chat.entries.length > 0 || person.state !== null || quiz.placed.length > 0
	// The current question is then the end of the conversation, and nothing newer follows it.
	const endsInQuiz = quiz.placed.some((placed) => !placed.done && !isPassed(placed, chat.entries))
	return (
		<div ref={shell} className={styles.shell} data-embedded={embedded}>
			<div className={styles.rooms}>
				{header}
				<main className={styles.main}>
					<WhoAnswers
						id={whoId}
						state={person.state}
						tenantName={chatbot.tenant_name}
						onAskPerson={person.canAsk ? () => void person.ask().then(takeFocus) : null}
						onStartAgain={hasBegun ? startAgain : null}
					/>
					<noscript>
						<p className="m-4 rounded-control bg-warning-soft px-4 py-3">{t(chatWords.noScript)}</p>
					</noscript>
					<MessageList
						chatbot={chatbot}
						chat={chat}
						leadCard={leadCard}
						quizzes={quizzes}
						quiz={quiz}
						person={person}
						logRef={log}
						listRef={list}
						onPressedAway={takeFocus}
					/>
					{wasAway && (
						<NewestButton
							hidden={!isAway || endsInQuiz}
							onPress={() => {
								goToEnd()
								takeFocus()
							}}
						/>
					)}
					<Composer
						fieldRef={field}
						whoId={whoId}
						isAwaiting={isAwaiting}
						isToPerson={person.state === "taken"}
						onSend={chat.ask}
						onStop={chat.stop}
					/>
					<p role="status" className="sr-only">
						{/* A new element each time: the same text in the old one is no change, and stays unsaid. */}
						<span key={chat.announcement.count}>{chat.announcement.words}</span>
					</p>
				</main>
			</div>
		</div>
	)
}

interface NewestButtonProps {
	/** Hides the button but keeps its place, so that nothing moves under a finger. */
	hidden: boolean
	onPress(): void
}

/** In a row of its own, so that it never covers a button in the messages. */
function NewestButton({ hidden, onPress }: NewestButtonProps) {
	return (
		<button type="button" onClick={onPress} className={styles.newest} data-hidden={hidden}>
			<ChatIcon name="newest" size={16} />
			{t(chatWords.newest)}
		</button>
	)
}
