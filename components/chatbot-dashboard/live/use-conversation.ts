import { useEffect, useState } from "react"
import type { LiveConversation, WholeConversation } from "@/lib/client/contract"
import { reasonOf } from "@/lib/client/reason-of"
import { adminCall } from "@/lib/client/session"

const CALL = "GET /api/admin/chatbot/conversation/{id}"

/** Reads the conversation again once the live inbox knows of newer messages. If that fails, the old one stays. */
export function useConversation(
	loaded: WholeConversation,
	live: LiveConversation | undefined,
	query: { tenant_id?: string },
) {
	const [newest, setNewest] = useState(loaded)
	const [failure, setFailure] = useState<string | null>(null)
	const [tries, setTries] = useState(0)
	const { tenant_id } = query
	// A refresh of the page may bring more than the last reading did.
	const whole = newest.conversation.message_count > loaded.conversation.message_count ? newest : loaded
	const { id, message_count: known } = whole.conversation
	const isBehind = live !== undefined && live.position > known

	// biome-ignore lint/correctness/useExhaustiveDependencies: a grown position, or another try, asks for a reading.
	useEffect(() => {
		if (!isBehind) return
		const left = new AbortController()
		adminCall(CALL, { params: { id }, query: { tenant_id }, signal: left.signal }).then(
			(newer) => {
				setNewest(newer)
				setFailure(null)
			},
			(error: unknown) => left.signal.aborted || setFailure(reasonOf(error)),
		)
		return () => left.abort()
	}, [id, isBehind, live?.position, tenant_id, tries])

	return { whole, failure, tryAgain: () => setTries((count) => count + 1) }
}
