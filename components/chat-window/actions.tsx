import type { PublicChatbot } from "@/lib/client/contract"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import { FEEDBACK, MORE, NEW_TAB, START_AGAIN } from "./parts/chat-texts"

export interface ActionsProps {
	chatbot: PublicChatbot
	/** Null while the conversation is empty. */
	onStartAgain: (() => void) | null
}

/** The links and buttons beside the conversation. */
export function Actions({ chatbot, onStartAgain }: ActionsProps) {
	return (
		<section aria-label={MORE} className={styles.strip}>
			{chatbot.testimonial_page_enabled && (
				<a href={chatbot.testimonial_page_url} target="_blank" rel="noopener" className={styles.action}>
					<ChatIcon name="video" />
					{FEEDBACK}
					<span className="sr-only">{NEW_TAB}</span>
				</a>
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
