import type { LiveInbox, PersonUpdate } from "@/lib/client/contract"
import { serverEvents } from "@/lib/client/sse-events"
import { send } from "./send"

interface LiveStream<T> {
	status: number
	/** The next event. Rejects if the stream ends first. */
	next(): Promise<T & { id: string }>
	/** The first event that fits; those before it are dropped. */
	until(fits: (event: T) => boolean): Promise<T & { id: string }>
	/** Resolves when the server ends the stream. */
	ended: Promise<void>
	leave(): void
}

async function open<T>(url: string, request: RequestInit, position?: string): Promise<LiveStream<T>> {
	const left = new AbortController()
	const headers = new Headers(request.headers)
	headers.set("accept", "text/event-stream")
	if (position) headers.set("last-event-id", position)
	const response = await fetch(url, { ...request, headers, signal: left.signal })
	const waiting: (T & { id: string })[] = []
	let wake = () => {}
	let over = false
	async function readAll(): Promise<void> {
		const next = serverEvents()
		const decoder = new TextDecoder()
		for await (const piece of response.body as ReadableStream<Uint8Array>) {
			for (const { data, id } of next(decoder.decode(piece, { stream: true }))) {
				waiting.push({ ...JSON.parse(data), id })
				wake()
			}
		}
	}
	const isStream = response.headers.get("content-type")?.startsWith("text/event-stream")
	const ended = (isStream ? readAll() : Promise.resolve())
		.catch(() => undefined)
		.then(() => {
			over = true
			wake()
		})
	async function next() {
		for (;;) {
			const event = waiting.shift()
			if (event) return event
			if (over) throw new Error("The stream ended.")
			await new Promise<void>((resolve) => {
				wake = resolve
			})
		}
	}
	return {
		status: response.status,
		next,
		async until(fits) {
			for (;;) {
				const event = await next()
				if (fits(event)) return event
			}
		},
		ended,
		leave: () => left.abort(),
	}
}

/** What a visitor's page hears. */
export function visitorStream(url: string, tenantSlug: string, session_id: string, position?: string) {
	const body = new URLSearchParams({ session_id })
	return open<PersonUpdate>(`${url}/api/chatbot/${tenantSlug}/person/live`, { method: "POST", body }, position)
}

/** What an admin's dashboard hears. */
export function inboxStream(url: string, token: string, position?: string) {
	const headers = { authorization: `Bearer ${token}` }
	return open<LiveInbox>(`${url}/api/admin/chatbot/live`, { headers }, position)
}

/** Asks for a person, or goes back to the chatbot. */
export function wantPerson(
	url: string,
	tenantSlug: string,
	session_id: string,
	wanted: "person" | "chatbot" = "person",
) {
	const raw = new URLSearchParams({ session_id, wanted })
	return send(url, "POST /api/chatbot/{tenantSlug}/person", { params: { tenantSlug }, raw })
}

/** What an admin does with one conversation. */
export function desk(url: string, token: string, id: string) {
	const params = { id }
	return {
		take: (over = false) =>
			send(url, "POST /api/admin/chatbot/conversation/{id}/take", { token, params, body: { over } }),
		say: (text: string, message: string) =>
			send(url, "POST /api/admin/chatbot/conversation/{id}/messages", { token, params, body: { id: message, text } }),
		release: (to: "chatbot" | "closed") =>
			send(url, "POST /api/admin/chatbot/conversation/{id}/release", { token, params, body: { to } }),
	}
}
