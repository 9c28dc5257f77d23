import { LanguageSwitch } from "@/components/languages/language-switch"
import type { PublicChatbot } from "@/lib/client/contract"
import { keepLanguage } from "@/lib/languages/keep-language"
import { t } from "@/lib/languages/t"
import { Avatar } from "./avatar"
import styles from "./chat.module.css"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"

export function ChatHeader({ chatbot }: { chatbot: PublicChatbot }) {
	return (
		<>
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
			{chatbot.testimonial_page_enabled && (
				<section aria-label={t(chatWords.more)} className={styles.strip}>
					<a href={keepLanguage(chatbot.testimonial_page_url)} target="_blank" rel="noopener" className={styles.action}>
						<ChatIcon name="video" />
						{t(chatWords.feedback)}
						<span className="sr-only">{t(chatWords.newTab)}</span>
					</a>
				</section>
			)}
		</>
	)
}
