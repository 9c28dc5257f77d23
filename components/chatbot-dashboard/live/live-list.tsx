import { Badge, type BadgeTone } from "@/components/ui/badge"
import { classNames } from "@/components/ui/class-names"
import { LocalTime } from "@/components/ui/local-time"
import type { LiveConversation } from "@/lib/client/contract"
import { liveWords } from "./live-words"

function toneOf({ state, awaits_answer, taken_by }: LiveConversation): BadgeTone {
	if (state === "missed") return "danger"
	if (awaits_answer && (taken_by === null || taken_by.is_you)) return "warning"
	return taken_by?.is_you ? "accent" : "neutral"
}

interface LiveListProps {
	conversations: LiveConversation[]
	shown: string | null
	onChoose(id: string): void
}

/** Visitors who asked for a person: who, what they wrote last, and who has them. */
export function LiveList({ conversations, shown, onChoose }: LiveListProps) {
	return (
		<ol aria-label={liveWords.list} className="divide-y divide-line border-b border-line max-lg:-mx-4">
			{conversations.map((conversation) => (
				<li key={conversation.id}>
					<button
						type="button"
						aria-current={conversation.id === shown ? "true" : undefined}
						onClick={() => onChoose(conversation.id)}
						className={classNames(
							"block w-full px-4 py-3 text-left transition-colors focus-visible:-outline-offset-2 lg:px-3",
							conversation.id === shown ? "lg:bg-accent-soft" : "hover:bg-sunken/60",
						)}
					>
						<span className="flex flex-wrap items-baseline justify-between gap-x-3">
							<span className="font-medium wrap-anywhere text-ink">
								{conversation.visitor?.name ?? conversation.visitor?.email ?? liveWords.aVisitor}
							</span>
							<Badge tone={toneOf(conversation)}>{liveWords.stateOf(conversation)}</Badge>
						</span>
						<span className="mt-0.5 line-clamp-2 wrap-anywhere text-ink-muted">{conversation.last_message}</span>
						<span className="block text-xs text-ink-muted">
							<LocalTime iso={conversation.last_message_at} />
						</span>
					</button>
				</li>
			))}
		</ol>
	)
}
