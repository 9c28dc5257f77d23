import { Button } from "@/components/ui/button"
import { classNames } from "@/components/ui/class-names"
import { useWaiting } from "@/components/ui/use-hydrated"
import { CHATBOT_DEFAULTS } from "@/lib/chatbot/settings/schema"
import type { PublicChatbot, QuizOffer } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"
import { QuizOffers } from "./quiz-offers"
import type { Chat } from "./use-chat"

const SHORT = 160

/** The language of a text that the business wrote. Our own defaults are in the page's language. */
function ownLanguage({ language }: PublicChatbot, text: string): string | undefined {
	const isOurs = text === t(CHATBOT_DEFAULTS.greeting) || text === t(CHATBOT_DEFAULTS.description)
	const own = globalThis.ownTexts
	// The page has put in what the business translated.
	const isTranslated = own && Object.values(own.texts).includes(text)
	return isOurs || isTranslated ? undefined : (language ?? own?.written)
}

export interface OpeningProps {
	chatbot: PublicChatbot
	chat: Chat
	/** Quizzes that are not yet part of the conversation. */
	quizzes: QuizOffer[]
	onTakeQuiz(id: string): void
	onPressedAway(): void
}

export function Opening({ chatbot, chat, quizzes, onTakeQuiz, onPressedAway }: OpeningProps) {
	const greeting = chatbot.chat_greeting
	const waiting = useWaiting()
	const begins = chat.entries.length === 0
	return (
		<li className="flex flex-col items-start gap-4">
			{chatbot.chatbot_description && (
				<p
					className={`${styles.about} text-sm wrap-anywhere text-ink-muted`}
					lang={ownLanguage(chatbot, chatbot.chatbot_description)}
					dir="auto"
				>
					{chatbot.chatbot_description}
				</p>
			)}
			<span className="sr-only">{chatWords.speaker(chatbot.chatbot_name)}</span>
			<p
				className={classNames("wrap-anywhere whitespace-pre-line", greeting.length <= SHORT && "font-display text-lg")}
				lang={ownLanguage(chatbot, greeting)}
				dir="auto"
			>
				{greeting}
			</p>
			{(begins || quizzes.length > 0) && (
				<div className="flex max-w-full flex-col items-start gap-2">
					{(begins ? chatbot.starter_questions : []).map((question) => (
						<button
							key={question}
							type="button"
							lang={ownLanguage(chatbot, question)}
							dir="auto"
							{...waiting}
							className="min-h-11 max-w-full rounded-surface border border-line-strong bg-surface px-4 py-2 text-start wrap-anywhere text-accent-text transition-colors hover:bg-accent-soft"
							onClick={() => {
								if (chat.ask(question)) onPressedAway()
							}}
						>
							{question}
						</button>
					))}
					<QuizOffers quizzes={quizzes} onTake={onTakeQuiz} />
					{begins && chat.hasPrevious && (
						<Button
							variant="quiet"
							busy={chat.restoring}
							onClick={async () => {
								await chat.continuePrevious()
								onPressedAway()
							}}
						>
							{!chat.restoring && <ChatIcon name="history" />}
							{t(chatWords.continuePrevious)}
						</Button>
					)}
				</div>
			)}
			<p role="status" className="text-sm text-ink-muted empty:hidden">
				{chat.notice}
			</p>
		</li>
	)
}
