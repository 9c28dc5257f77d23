import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

export interface NewestButtonProps {
	/** Hides the button but keeps its place, so that nothing moves under a finger. */
	hidden: boolean
	onPress(): void
}

/** In a row of its own, so that it never covers a button in the messages. */
export function NewestButton({ hidden, onPress }: NewestButtonProps) {
	return (
		<button type="button" onClick={onPress} className={styles.newest} data-hidden={hidden}>
			<ChatIcon name="newest" size={16} />
			{chatWords.newest}
		</button>
	)
}
