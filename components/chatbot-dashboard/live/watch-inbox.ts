import { isWaitingFor } from "@/lib/chatbot/person/policy"
import type { LiveConversation } from "@/lib/client/contract"
import { followInbox } from "@/lib/client/inbox-stream"
import { quietStorage } from "@/lib/client/quiet-storage"
import { leaveEnded } from "@/lib/client/session"
import { liveWords } from "./live-words"
import { countInTitle } from "./title-count"
import { tellWaiting } from "./waiting-count"

export interface Inbox {
	conversations: LiveConversation[]
	/** False while the line is lost. */
	isOn: boolean
	refused: string | null
}

export interface WatchedInbox {
	name: string
	query: { tenant_id?: string }
	/** The list of who waits, where a notification leads. Ends with a query. */
	liveHref: string
}

/** The list of who waits. Elsewhere, the inbox shows in the title and in notifications alone. */
interface InboxScreen {
	initial: LiveConversation[]
	onChange(inbox: Inbox): void
}

interface PageInbox {
	join(screen?: InboxScreen): () => void
}

/** This page's inboxes by name. The frame and the list of who waits share one. */
const inboxes = new Map<string, PageInbox>()

/** Counts who waits in the page's title and at its tabs, and notifies of what is new. @returns stops it. */
export function watchInbox(watched: WatchedInbox, screen?: InboxScreen): () => void {
	const inbox = inboxes.get(watched.name) ?? openInbox(watched)
	return inbox.join(screen)
}

function openInbox({ name, query, liveHref }: WatchedInbox): PageInbox {
	const screens = new Set<InboxScreen>()
	const title = countInTitle()
	const newIn = keepTold(name)
	let joined = 0
	let latest: Inbox | null = null

	function show(next: Inbox): void {
		latest = next
		const waiting = next.conversations.filter(isWaitingFor).length
		title.show(waiting)
		tellWaiting(waiting)
		for (const { onChange } of screens) onChange(next)
	}
	function close(): void {
		// A refusal closes it before its last part leaves.
		if (inboxes.get(name) !== inbox) return
		inboxes.delete(name)
		stop()
		title.stop()
		tellWaiting(null)
	}
	const stop = followInbox({
		name,
		query,
		onChange({ conversations, isOn }, leads) {
			const known = conversations ?? latest?.conversations
			// One of a browser's pages notifies. Who looks at the list of who waits sees it.
			const isSeen = screens.size > 0 && document.hasFocus()
			if (leads && conversations) for (const each of newIn(conversations)) if (!isSeen) notify(each, liveHref)
			if (known) show({ conversations: known, isOn, refused: null })
		},
		onRefused(refused) {
			show({ conversations: [], ...latest, isOn: true, refused })
			close()
		},
		onEnded() {
			// Another screen may hold unsaved work, so its own next call says that the session ended.
			const isShown = screens.size > 0
			close()
			if (isShown) leaveEnded()
		},
	})
	const inbox: PageInbox = {
		join(screen) {
			joined += 1
			if (screen) {
				screens.add(screen)
				// What the stream sent is newer than the server's page, or the same.
				show(latest ?? { conversations: screen.initial, isOn: true, refused: null })
			}
			return () => {
				joined -= 1
				if (screen) screens.delete(screen)
				if (joined === 0) close()
			}
		},
	}
	inboxes.set(name, inbox)
	return inbox
}

const storage = quietStorage(() => localStorage)

/** Returns what is new in an inbox. This browser remembers what it reported, so that no reload reports it again. */
function keepTold(name: string): (conversations: LiveConversation[]) => LiveConversation[] {
	const key = `live-told:${name}`
	let told: Set<string> | undefined
	return (conversations) => {
		const waiting = conversations.filter(isWaitingFor)
		const mark = ({ id, position }: LiveConversation) => `${id} ${position}`
		told ??= new Set(storage.read(key)?.split(","))
		const fresh = waiting.filter((each) => !told?.has(mark(each)))
		told = new Set(waiting.map(mark))
		storage.write(key, [...told].join(","))
		return fresh
	}
}

/** Says that someone waits, and never what they wrote: notifications show on locked screens. */
function notify({ id, visitor }: LiveConversation, liveHref: string): void {
	if (typeof Notification !== "function" || Notification.permission !== "granted") return
	try {
		const shown = new Notification(liveWords.someoneWaits, {
			body: visitor?.name ?? visitor?.email ?? liveWords.aVisitor,
			tag: id,
		})
		shown.addEventListener("click", () => {
			window.focus()
			// A full load, so that a form asks before its unsaved changes are lost.
			window.location.assign(`${liveHref}&conversation=${id}`)
		})
	} catch {
		// Some phones allow notifications to service workers alone.
	}
}
