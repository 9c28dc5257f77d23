import styles from "./chat.module.css"
import { ChatIcon } from "./chat-icon"

/** In a row of its own, so that it never covers a button in the messages. */
export function NewestButton({ onPress }: { onPress(): void }) {
	return (
		<button type="button" onClick={onPress} className={styles.newest}>
			<ChatIcon name="newest" size={16} />
			Newest
		</button>
	)
}
