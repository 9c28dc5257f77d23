import { useEffect, useRef, useState } from "react"
import type { LiveConversation } from "@/lib/client/contract"
import { followInbox } from "@/lib/client/inbox-stream"
import { A_VISITOR, SOMEONE_WAITS, titleWith } from "./live-texts"

/** Conversations that wait for this admin: unanswered in their own hands, or in no one's. */
export function isWaitingFor({ awaits_answer, taken_by }: LiveConversation): boolean {
	return awaits_answer && (taken_by === null || taken_by.is_you)
}

export interface LiveInboxOptions {
	/** Names the tenant and the admin. */
	name: string
	query: { tenant_id?: string }
	initial: LiveConversation[]
}

/** The live inbox, the count in the page's title, and notifications of what is new. */
export function useLiveInbox({ name, query, initial }: LiveInboxOptions) {
	const [conversations, setConversations] = useState(initial)
	const [isOn, setIsOn] = useState(true)
	const [refused, setRefused] = useState<string | null>(null)
	const { tenant_id } = query
	const leads = useRef(false)
	const known = useRef(new Map(initial.filter(isWaitingFor).map(({ id, position }) => [id, position])))

	useEffect(
		() =>
			followInbox({
				name,
				query: { tenant_id },
				onChange(shared) {
					setIsOn(shared.isOn)
					setRefused(null)
					if (!shared.conversations) return
					setConversations(shared.conversations)
					const waiting = shared.conversations.filter(isWaitingFor)
					if (leads.current) for (const each of waiting) if (known.current.get(each.id) !== each.position) notify(each)
					known.current = new Map(waiting.map(({ id, position }) => [id, position]))
				},
				onRefused: setRefused,
				onLeading() {
					leads.current = true
				},
			}),
		[name, tenant_id],
	)

	const count = conversations.filter(isWaitingFor).length
	useEffect(() => {
		const before = document.title
		document.title = titleWith(count, before)
		return () => {
			document.title = before
		}
	}, [count])

	return { conversations, isOn, refused }
}

/** Says that someone waits, and never what they wrote: notifications show on locked screens. */
function notify({ id, visitor }: LiveConversation): void {
	if (typeof Notification !== "function" || Notification.permission !== "granted" || document.hasFocus()) return
	try {
		new Notification(SOMEONE_WAITS, { body: visitor?.name ?? visitor?.email ?? A_VISITOR, tag: id })
	} catch {
		// Some phones allow notifications to service workers alone.
	}
}
