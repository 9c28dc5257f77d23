"use client"

import { MessageCircle } from "lucide-react"
import { toast } from "sonner"
import { Button } from "@/components/ui/button"
import { buttonClass } from "@/components/ui/button-class"
import { commonWords } from "@/components/ui/common-words"
import { chatbotWords } from "./chatbot-words"

export function ChatLink({ tenantSlug }: { tenantSlug: string | null }) {
	if (tenantSlug === null) {
		return (
			<Button onClick={() => toast.error(chatbotWords.previewUnknown, { description: chatbotWords.previewUnknownHow })}>
				<MessageCircle aria-hidden size={16} />
				{commonWords.preview}
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
			{commonWords.preview}
			<span className="sr-only">{chatbotWords.previewNewTab}</span>
		</a>
	)
}
