import { LanguageSwitch } from "@/components/languages/language-switch"
import type { PublicChatbot } from "@/lib/client/contract"
import { Avatar } from "./avatar"
import styles from "./chat.module.css"
import * as chatWords from "./parts/chat-words"

export function ChatHeader({ chatbot }: { chatbot: PublicChatbot }) {
	return (
		<header className={styles.header}>
			<div className={styles.avatar}>
				<Avatar {...chatbot} />
			</div>
			<div className={styles.title}>
				<h1 className={styles.name}>{chatbot.chatbot_name}</h1>
				{chatbot.chatbot_description && <p className={styles.description}>{chatbot.chatbot_description}</p>}
				<p className={styles.powered}>{chatWords.poweredBy(chatbot.tenant_name)}</p>
			</div>
			<LanguageSwitch />
		</header>
	)
}
