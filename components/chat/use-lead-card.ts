import { useEffect, useState } from "react"
import { rememberLeadAsked, wasAskedForLead } from "@/lib/client/chat-session"
import type { PublicChatbot } from "@/lib/client/contract"
import type { Chat, Visitor } from "./use-chat"

export type LeadCardState = "open" | "reopened" | "sent" | "closed"

/**
 * The card appears below the first answer of this page load and stays there as the conversation continues. The visitor
 * can reopen it below a later answer.
 */
export function useLeadCard({ tenant_slug, enable_lead_capture }: PublicChatbot, chat: Chat) {
	const [state, setState] = useState<LeadCardState>("closed")
	const [after, setAfter] = useState<string | null>(null)
	const answered = chat.firstAnswer

	useEffect(() => {
		if (!answered || after || !enable_lead_capture || wasAskedForLead(tenant_slug)) return
		setAfter(answered)
		setState("open")
	}, [answered, after, enable_lead_capture, tenant_slug])

	return {
		state,
		/** True after the visitor dealt with the card: an unanswered question then offers it again. */
		canReopen: enable_lead_capture && state === "closed" && wasAskedForLead(tenant_slug) && !chat.visitor(),
		/** Opens the card below this entry. */
		reopen(key: string): void {
			setAfter(key)
			setState("reopened")
		},
		/** Key of the entry above the card. */
		after,
		/** Rejects with ApiError. */
		async send(details: Visitor): Promise<void> {
			await chat.leaveDetails(details)
			rememberLeadAsked(tenant_slug)
			setState("sent")
			chat.announce("Your details were sent.")
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
		},
	}
}

export type LeadCardControl = ReturnType<typeof useLeadCard>
