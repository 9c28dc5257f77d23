import { ApiError, pathOf } from "./api"
import type { LiveConversation, LiveInbox } from "./contract"
import { followLive } from "./live-events"
import { readSession } from "./session"

const CALL = "GET /api/admin/chatbot/live"

interface Shared {
	conversations: LiveConversation[] | null
	isOn: boolean
}

interface InboxReader {
	name: string
	query: { tenant_id?: string }
	/** @param leads whether this page holds the stream: one of a browser's pages notifies, not each. */
	onChange(shared: Shared, leads: boolean): void
	onRefused(detail: string): void
	onEnded(): void
}

/** All pages of a browser share one stream: the page that holds the lock reads it for the others. Locks exist only in
 * secure contexts; without them a page listens for itself while it is visible. @returns stops it. */
export function followInbox({ name, query, onChange, onRefused, onEnded }: InboxReader): () => void {
	const left = new AbortController()
	const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel(name) : null
	let shared: Shared = { conversations: null, isOn: true }
	let leads = false

	function change(next: Partial<Shared>): void {
		shared = { ...shared, ...next }
		onChange(shared, leads)
		if (leads) channel?.postMessage(shared)
	}
	channel?.addEventListener("message", ({ data }: MessageEvent<Shared | "hello">) => {
		if (data !== "hello") onChange(data, leads)
		else if (leads) channel.postMessage(shared)
	})

	async function read(signal: AbortSignal): Promise<void> {
		const connect = (headers: Record<string, string>, signal: AbortSignal) => {
			const token = readSession()?.token
			const known = token ? { ...headers, authorization: `Bearer ${token}` } : headers
			return fetch(pathOf(CALL, {}, query), { headers: known, signal })
		}
		const reader = {
			connect,
			onEvent: ({ conversations }: LiveInbox) => change({ conversations }),
			onLine: (isOn: boolean) => change({ isOn }),
		}
		await followLive(reader, signal).catch((error: unknown) => {
			if (error instanceof ApiError && error.status === 401) return onEnded()
			onRefused(error instanceof ApiError ? error.detail : "")
		})
	}

	if (navigator.locks) {
		const lead = async () => {
			leads = true
			await read(left.signal)
		}
		navigator.locks.request(name, { signal: left.signal }, lead).catch(() => undefined)
		channel?.postMessage("hello")
	} else {
		void readWhileVisible(read, left.signal)
	}
	return () => {
		left.abort()
		channel?.close()
	}
}

async function readWhileVisible(read: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
	let looking: AbortController | null = null
	const look = () => {
		const isSeen = document.visibilityState === "visible" && !signal.aborted
		if (isSeen && !looking) {
			looking = new AbortController()
			void read(looking.signal)
		} else if (!isSeen) {
			looking?.abort()
			looking = null
		}
	}
	document.addEventListener("visibilitychange", look)
	signal.addEventListener("abort", () => {
		document.removeEventListener("visibilitychange", look)
		look()
	})
	look()
}
