import { useEffect, useRef, useState } from "react"
import type { LiveConversation } from "@/lib/client/contract"
import { type Inbox, type WatchedInbox, watchInbox } from "./watch-inbox"

/** The live inbox as it is right now. @param watched null where the screen shows none of it. */
export function useLiveInbox(watched: WatchedInbox | null, conversations: LiveConversation[]): Inbox {
	const [inbox, setInbox] = useState<Inbox>({ conversations, isOn: true, refused: null })
	const initial = useRef(conversations)
	const { name, liveHref } = watched ?? {}
	const tenantId = watched?.query.tenant_id
	useEffect(() => {
		if (!name || !liveHref) return
		const query = { tenant_id: tenantId }
		return watchInbox({ name, query, liveHref }, { initial: initial.current, onChange: setInbox })
	}, [name, tenantId, liveHref])
	return inbox
}
