import type { PublicChatbot } from "@/lib/client/contract"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

export interface ActionsProps {
	chatbot: PublicChatbot
	onStartAgain: (() => void) | null
	onAskPerson: (() => void) | null
}

export function Actions({ chatbot, onStartAgain, onAskPerson }: ActionsProps) {
	return (
		<section aria-label={t(chatWords.more)} className={styles.strip}>
			{chatbot.testimonial_page_enabled && (
				<a href={keepLanguage(chatbot.testimonial_page_url)} target="_blank" rel="noopener" className={styles.action}>
					<ChatIcon name="video" />
					{t(chatWords.feedback)}
					<span className="sr-only">{t(chatWords.newTab)}</span>
				</a>
			)}
			{onAskPerson && (
				<button type="button" onClick={onAskPerson} className={styles.action}>
					<ChatIcon name="person" />
					{t(chatWords.askPerson)}
				</button>
			)}
			{onStartAgain && (
				<button type="button" onClick={onStartAgain} className={`${styles.action} ${styles.restart}`}>
					<ChatIcon name="restart" />
					<span>{t(chatWords.startAgain)}</span>
				</button>
			)}
		</section>
	)
}
