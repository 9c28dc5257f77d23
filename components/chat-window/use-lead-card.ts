import { useEffect, useRef, useState } from "react"
import { rememberLeadAsked, wasAskedForLead } from "@/lib/client/chat-session"
import type { PublicChatbot } from "@/lib/client/contract"
import { t } from "@/lib/languages/t"
import * as chatWords from "./parts/chat-words"
import type { Chat, Visitor } from "./use-chat"

export type LeadFields = Partial<Record<keyof Visitor, string>>
export type LeadCardState = "open" | "reopened" | "sent" | "closed"

/** Appears below the first answer of this page load and stays there. The visitor can reopen it below a later one. */
export function useLeadCard({ tenant_slug, enable_lead_capture }: PublicChatbot, chat: Chat) {
	const [state, setState] = useState<LeadCardState>("closed")
	const [after, setAfter] = useState<string | null>(null)
	const typed = useRef<LeadFields>({})
	const answered = chat.firstAnswer

	useEffect(() => {
		if (!answered || after || !enable_lead_capture || wasAskedForLead(tenant_slug)) return
		setAfter(answered)
		setState("open")
	}, [answered, after, enable_lead_capture, tenant_slug])

	return {
		state,
		/** What the visitor typed. The card keeps it when it moves down to a later answer. */
		typed,
		/** True if an unanswered question should offer the card again: it was dismissed, or has scrolled away. */
		isWantedBelow(key: string): boolean {
			if (!enable_lead_capture || chat.visitor() || state === "sent") return false
			return state === "closed" ? wasAskedForLead(tenant_slug) : after !== key
		},
		reopen(key: string): void {
			setAfter(key)
			setState("reopened")
		},
		/** Shows the card below this entry, without taking the focus from what the visitor is doing. */
		place(key: string): void {
			setAfter(key)
			setState((known) => (known === "sent" ? known : "open"))
		},
		after,
		/** Rejects with ApiError. */
		async send(details: Visitor): Promise<void> {
			await chat.leaveDetails(details)
			rememberLeadAsked(tenant_slug)
			typed.current = {}
			setState("sent")
			chat.announce(t(chatWords.leadSent))
		},
		skip(): void {
			rememberLeadAsked(tenant_slug)
			setState("closed")
		},
		/** Closes the card, because the visitor left an email elsewhere. */
		spare(): void {
			rememberLeadAsked(tenant_slug)
			setState((known) => (known === "sent" ? known : "closed"))
		},
		/** Closes the card with its conversation. It returns if the visitor has not dealt with it. */
		close(): void {
			setState("closed")
			setAfter(null)
			// The next person at this device must not see it.
			typed.current = {}
		},
	}
}

export type LeadCardControl = ReturnType<typeof useLeadCard>
