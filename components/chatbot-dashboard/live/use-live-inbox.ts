import { useEffect, useRef, useState } from "react"
import type { LiveConversation } from "@/lib/client/contract"
import { type Inbox, type WatchedInbox, watchInbox } from "./watch-inbox"

/** The live inbox as it is right now. */
export function useLiveInbox({ name, query, liveHref }: WatchedInbox, conversations: LiveConversation[]): Inbox {
	const [inbox, setInbox] = useState<Inbox>({ conversations, isOn: true, refused: null })
	const initial = useRef(conversations)
	const { tenant_id } = query
	useEffect(
		() => watchInbox({ name, query: { tenant_id }, liveHref }, { initial: initial.current, onChange: setInbox }),
		[name, tenant_id, liveHref],
	)
	return inbox
}
