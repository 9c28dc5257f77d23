"use client"

import { MessageCircle } from "lucide-react"
import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { PREVIEW, PREVIEW_NEW_TAB, PREVIEW_UNKNOWN, PREVIEW_UNKNOWN_HOW } from "./chatbot-texts"

/** Opens the public chat as visitors see it. Without a tenant the button says that there is no chat. */
export function ChatLink({ tenantSlug }: { tenantSlug: string | null }) {
	if (tenantSlug === null) {
		return (
			<Button onClick={() => toast.error(PREVIEW_UNKNOWN, { description: PREVIEW_UNKNOWN_HOW })}>
				<MessageCircle aria-hidden size={16} />
				{PREVIEW}
			</Button>
		)
	}
	return (
		<a
			href={`/chat/${encodeURIComponent(tenantSlug)}`}
			target="_blank"
			rel="noopener"
			className={buttonClass({ variant: "secondary" })}
		>
			<MessageCircle aria-hidden size={16} />
			{PREVIEW}
			<span className="sr-only">{PREVIEW_NEW_TAB}</span>
		</a>
	)
}
