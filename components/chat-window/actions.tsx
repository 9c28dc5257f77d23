import type { PublicChatbot } from "@/lib/client/contract"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import { ASK_PERSON, FEEDBACK, MORE, NEW_TAB, START_AGAIN } from "./parts/chat-texts"

export interface ActionsProps {
	chatbot: PublicChatbot
	/** Null while the conversation is empty. */
	onStartAgain: (() => void) | null
	/** Null while the visitor can't ask for a person. */
	onAskPerson: (() => void) | null
}

/** The links and buttons beside the conversation. */
export function Actions({ chatbot, onStartAgain, onAskPerson }: ActionsProps) {
	return (
		<section aria-label={MORE} className={styles.strip}>
			{chatbot.testimonial_page_enabled && (
				<a href={chatbot.testimonial_page_url} target="_blank" rel="noopener" className={styles.action}>
					<ChatIcon name="video" />
					{FEEDBACK}
					<span className="sr-only">{NEW_TAB}</span>
				</a>
			)}
			{onAskPerson && (
				<button type="button" onClick={onAskPerson} className={styles.action}>
					<ChatIcon name="person" />
					{ASK_PERSON}
				</button>
			)}
			{onStartAgain && (
				<button type="button" onClick={onStartAgain} className={`${styles.action} ${styles.restart}`}>
					<ChatIcon name="restart" />
					<span>{START_AGAIN}</span>
				</button>
			)}
		</section>
	)
}
