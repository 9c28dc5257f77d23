import type { ReactNode } from "react"
import { MessageScreen } from "@/components/testimonial-pages/message-screen"
import { t } from "@/lib/languages/t"
import * as chatWords from "./parts/chat-words"

export interface ChatUnavailableProps {
	message: string
	retry?: boolean
	/** The way on. Null inside another site's page, where a link would open in the chat's small frame. */
	action?: ReactNode
}

export function ChatUnavailable({ message, retry = false, action }: ChatUnavailableProps) {
	return (
		<MessageScreen
			area="chat"
			title={t(chatWords.unavailableTitle)}
			message={message}
			retry={retry}
			action={action}
			mark={<EmptyBalloon />}
		/>
	)
}

function EmptyBalloon() {
	return (
		<svg
			aria-hidden="true"
			width="64"
			height="56"
			viewBox="0 0 64 56"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
			className="text-ink-muted"
		>
			<path d="M7 1h50a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H24L12 55V45H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Z" />
			<path d="M27 23h10" />
		</svg>
	)
}
