import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"

/** In a row of its own: above the messages it would lie on what can be pressed in them. */
export function NewestButton({ onPress }: { onPress(): void }) {
	return (
		<button type="button" onClick={onPress} className={styles.newest}>
			<ChatIcon name="newest" size={16} />
			Newest
		</button>
	)
}
