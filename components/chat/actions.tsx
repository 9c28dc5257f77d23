import type { PublicChatbot } from "@/lib/client/contract"
import styles from "./chat.module.css"
import { ChatIcon } from "./chat-icon"
import { CHAT_TEXTS } from "./chat-texts"

export interface ActionsProps {
	chatbot: PublicChatbot
	/** Null while the conversation is empty. */
	onStartAgain: (() => void) | null
}

/** The links and buttons beside the conversation. */
export function Actions({ chatbot, onStartAgain }: ActionsProps) {
	return (
		<section aria-label="More" className={styles.strip}>
			{chatbot.testimonial_page_enabled && (
				<a href={chatbot.testimonial_page_url} target="_blank" rel="noopener" className={styles.action}>
					<ChatIcon name="video" />
					{CHAT_TEXTS.feedback}
					<span className="sr-only"> (opens in a new tab)</span>
				</a>
			)}
			{onStartAgain && (
				<button type="button" onClick={onStartAgain} className={`${styles.action} ${styles.restart}`}>
					<ChatIcon name="restart" />
					<span>{CHAT_TEXTS.startAgain}</span>
				</button>
			)}
		</section>
	)
}
