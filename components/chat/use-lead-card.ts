import { useEffect, useState } from "react"
import { rememberLeadAsked, wasAskedForLead } from "@/lib/client/chat-session"
import type { PublicChatbot } from "@/lib/client/contract"
import type { Chat, Visitor } from "./use-chat"

export type LeadCardState = "open" | "reopened" | "sent" | "closed"

/**
 * The card stands below the first answer of this page load and stays there when the conversation goes on, until the
 * visitor opens it again below another one.
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
		/** It was answered, and may be wanted again where an answer is not known. */
		canReopen: enable_lead_capture && state === "closed" && wasAskedForLead(tenant_slug) && !chat.visitor(),
		/** By a press, below this entry. */
		reopen(key: string): void {
			setAfter(key)
			setState("reopened")
		},
		/** Key of the entry above it. */
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
		/** An address was left elsewhere: nothing remains to be asked. */
		spare(): void {
			rememberLeadAsked(tenant_slug)
			setState((known) => (known === "sent" ? known : "closed"))
		},
		/** With the conversation that it stood in: it comes again if it was not answered. */
		close(): void {
			setState("closed")
			setAfter(null)
		},
	}
}

export type LeadCardControl = ReturnType<typeof useLeadCard>
