import { useEffect, useState } from "react"
import type { ConversationMessage, LiveConversation } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"

const CALL = "GET /api/admin/chatbot/conversation/{id}"

/** The messages of one conversation, read again whenever its position grows. What was read stays while that fails. */
export function useConversation({ id, position }: LiveConversation, query: { tenant_id?: string }) {
	const [messages, setMessages] = useState<ConversationMessage[] | null>(null)
	const [failure, setFailure] = useState<string | null>(null)
	const [tries, setTries] = useState(0)
	const { tenant_id } = query

	// biome-ignore lint/correctness/useExhaustiveDependencies: a grown position, or another try, asks for a reading.
	useEffect(() => {
		const left = new AbortController()
		adminCall(CALL, { params: { id }, query: { tenant_id }, signal: left.signal }).then(
			(whole) => {
				setMessages(whole.messages)
				setFailure(null)
			},
			(error: unknown) => left.signal.aborted || setFailure(reasonOf(error)),
		)
		return () => left.abort()
	}, [id, position, tenant_id, tries])

	return { messages, failure, tryAgain: () => setTries((count) => count + 1) }
}
