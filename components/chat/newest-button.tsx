import styles from "./chat.module.css"
import { ChatIcon } from "./chat-icon"

export function NewestButton({ onPress }: { onPress(): void }) {
	return (
		<button
			type="button"
			onClick={onPress}
			className={`${styles.newest} inline-flex h-9 items-center gap-1.5 rounded-full bg-surface px-4 text-sm font-medium text-ink shadow-float pointer-coarse:h-11`}
		>
			<ChatIcon name="newest" size={16} />
			Newest
		</button>
	)
}
