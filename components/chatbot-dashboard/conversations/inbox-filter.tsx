import { FilterLink } from "@/components/testimonials-dashboard/filter-link"
import { isWaitingFor } from "@/lib/chatbot/person/policy"
import type { LiveConversation } from "@/lib/client/contract"
import { liveWords } from "../live/live-words"
import { conversationHref, INBOX_FILTERS, type InboxFilter } from "./conversation-search"

export const IS_SHOWN: Record<InboxFilter, (conversation: LiveConversation) => boolean> = {
	waiting: isWaitingFor,
	mine: ({ taken_by }) => taken_by?.is_you === true,
}

const LOOKS = { current: "bg-sunken font-medium text-ink", other: "text-ink-muted hover:text-ink" }

interface InboxFilterLinksProps {
	conversations: LiveConversation[]
	base: string
	current: InboxFilter | undefined
	onNavigate(href: string): void
}

export function InboxFilterLinks({ conversations, base, current, onNavigate }: InboxFilterLinksProps) {
	return (
		<nav
			aria-label={liveWords.which}
			className="flex shrink-0 rounded-control border border-line-strong p-0.5 max-sm:w-full max-sm:*:flex-1 max-sm:*:justify-center"
		>
			{[...INBOX_FILTERS, undefined].map((show) => {
				const count = show ? conversations.filter(IS_SHOWN[show]).length : 0
				return (
					<FilterLink
						key={show ?? "all"}
						href={conversationHref(base, { show })}
						current={current === show}
						onNavigate={onNavigate}
						className="flex h-9 items-center rounded-[0.375rem] px-3 whitespace-nowrap transition-colors pointer-coarse:h-10"
						looks={LOOKS}
					>
						{liveWords[show ?? "all"]}
						{count > 0 && ` ${count}`}
					</FilterLink>
				)
			})}
		</nav>
	)
}
