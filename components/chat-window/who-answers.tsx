import type { PersonState } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

export interface WhoAnswersProps {
	/** The message field names the sentence by this id. */
	id: string
	state: PersonState | null
	tenantName: string
	onAskPerson: (() => void) | null
	onStartAgain: (() => void) | null
}

/** One line: who answers, and how to have another one answer, or a new conversation. */
export function WhoAnswers({ id, state, tenantName, onAskPerson, onStartAgain }: WhoAnswersProps) {
	return (
		<div className={styles.who}>
			<p id={id} role="status">
				{chatWords.whoAnswers(state, tenantName)}
			</p>
			{onAskPerson && (
				<button type="button" onClick={onAskPerson} className={styles.change}>
					<ChatIcon name="person" size={16} />
					{t(chatWords.askPerson)}
				</button>
			)}
			{onStartAgain && (
				<button type="button" onClick={onStartAgain} className={styles.change} title={t(chatWords.startAgain)}>
					<ChatIcon name="restart" size={16} />
					<span className={styles.restart}>{t(chatWords.startAgain)}</span>
				</button>
			)}
		</div>
	)
}
