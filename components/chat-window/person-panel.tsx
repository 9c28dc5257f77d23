import { Suspense, useEffect, useRef } from "react"
import { Button } from "@/components/ui/button"
import type { PublicChatbot } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import { LazyLeadCard } from "./lazy-parts"
import { ChatIcon } from "./parts/chat-icon"
import * as chatWords from "./parts/chat-words"
import type { Chat } from "./use-chat"
import type { LeadCardControl } from "./use-lead-card"
import type { PersonControl } from "./use-person"

/** In place of an entry's key: the card below this panel. */
const HERE = "person"

interface PersonPanelProps {
	chatbot: PublicChatbot
	chat: Chat
	leadCard: LeadCardControl
	person: PersonControl
	onPressedAway(): void
}

export function PersonPanel({ chatbot, chat, leadCard, person, onPressedAway }: PersonPanelProps) {
	const { state, isOn, busy, failure } = person
	const isMissed = state === "missed"
	const panel = useRef<HTMLLIElement>(null)
	const { place } = leadCard
	const asksAddress = isMissed && !chat.visitor()
	const asked = useRef(place)
	asked.current = place

	useEffect(() => {
		if (asksAddress) asked.current(HERE)
	}, [asksAddress])
	// The state can change while the visitor reads further up, and the panel is what they wait for.
	useEffect(() => {
		if (state) panel.current?.scrollIntoView?.({ block: "nearest" })
	}, [state])

	if (!state && !failure) return null
	const { tenant_name: tenant, chatbot_name: name } = chatbot
	const isSent = leadCard.state === "sent"
	const said =
		isMissed && !asksAddress && !isSent ? chatWords.missedKnown(tenant) : chatWords.personStatus(state, tenant, name)
	return (
		<li ref={panel} className="flex flex-col items-start gap-3 border-t border-line pt-4">
			{failure && <p className="text-danger">{failure}</p>}
			{said && (
				<p className="flex gap-2 text-ink-muted">
					<span className="mt-0.5 shrink-0">
						<ChatIcon name="person" />
					</span>
					<span className="wrap-anywhere">{said}</span>
				</p>
			)}
			{!isOn && <p className="text-sm text-ink-muted">{t(chatWords.reconnecting)}</p>}
			{isMissed && leadCard.after === HERE && leadCard.state !== "closed" && (
				<Suspense fallback={null}>
					<LazyLeadCard tenantName={tenant} control={leadCard} onPressedAway={onPressedAway} />
				</Suspense>
			)}
			{isMissed && isSent && leadCard.after !== HERE && (
				<p className="text-sm text-success">{chatWords.leadThanks(tenant)}</p>
			)}
			{(state === "waiting" || state === "taken") && (
				<div className="-ms-3">
					<Button size="sm" variant="quiet" busy={busy} onClick={() => void person.goBack().then(onPressedAway)}>
						{t(chatWords.backToChatbot)}
					</Button>
				</div>
			)}
			{isMissed && (
				<div className="-ms-3">
					<Button size="sm" variant="quiet" busy={busy} onClick={() => void person.ask().then(onPressedAway)}>
						{t(chatWords.askPersonAgain)}
					</Button>
				</div>
			)}
		</li>
	)
}
