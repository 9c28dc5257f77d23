import { FilterLink } from "@/components/testimonials-dashboard/filter-link"
import type { LiveConversation } from "@/lib/client/contract"
import { liveWords } from "../live/live-words"
import { conversationHref, INBOX_FILTERS, type InboxFilter, shownBy } from "./conversation-search"

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
				const count = show ? shownBy(show, conversations).length : 0
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
