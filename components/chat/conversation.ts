import type { ChatMessage, ChatRole } from "@/lib/client/contract"

export type EntryState = "done" | "waiting" | "writing" | "stopped" | "failed"

/** One message as the page shows it. */
export interface Entry {
	/** Unique on this page. */
	key: string
	role: ChatRole
	text: string
	state: EntryState
	/** ISO 8601. */
	at: string
	/** Null until the server has stored it: only then can it be rated. */
	messageId: string | null
	sources: string[]
	rating: number
	/** It says that the answer is not known. */
	unanswered: boolean
	/** Beside a failure: what the server said about it. */
	note: string | null
}

export type ConversationEvent =
	| { type: "asked"; key: string; question: string; at: string }
	/** The failed answer goes and a new one is awaited; the question stands already. */
	| { type: "asked-again"; key: string; at: string }
	| { type: "written"; key: string; text: string }
	| {
			type: "answered"
			key: string
			text: string
			at: string
			messageId: string
			sources: string[]
			unanswered: boolean
	  }
	| { type: "stopped"; key: string }
	| { type: "failed"; key: string; text: string; note: string | null }
	| { type: "rated"; messageId: string; rating: number }
	| { type: "restored"; messages: ChatMessage[] }
	| { type: "cleared" }

const NOTHING = { messageId: null, sources: [], rating: 0, unanswered: false, note: null }

function awaited(key: string, at: string): Entry {
	return { key, role: "assistant", text: "", state: "waiting", at, ...NOTHING }
}

function change(entries: Entry[], key: string, changed: Partial<Entry>): Entry[] {
	return entries.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry))
}

function fail(entries: Entry[], { key, text, note }: { key: string; text: string; note: string | null }): Entry[] {
	const begun = entries.find((entry) => entry.key === key)
	if (!begun) return entries
	// What was read already stays; the failure is a message of its own below it.
	const kept = begun.text ? change(entries, key, { state: "stopped" }) : entries.filter((entry) => entry !== begun)
	return [...kept, { ...awaited(`${key}-failed`, begun.at), text, note, state: "failed" }]
}

/** The message list after an event. Pure, and it never touches an entry that the event is not about. */
export function nextEntries(entries: Entry[], event: ConversationEvent): Entry[] {
	switch (event.type) {
		case "asked": {
			const { key, question, at } = event
			const asked: Entry = { key: `${key}-question`, role: "user", text: question, state: "done", at, ...NOTHING }
			return [...entries, asked, awaited(key, at)]
		}
		case "asked-again":
			return [...entries.filter(({ state }) => state !== "failed"), awaited(event.key, event.at)]
		case "written":
			return change(entries, event.key, { text: event.text, state: "writing" })
		case "answered": {
			const { type: _, key, messageId, ...answer } = event
			return change(entries, key, { ...answer, messageId: messageId || null, state: "done" })
		}
		case "stopped": {
			const begun = entries.find(({ key }) => key === event.key)
			return begun?.text ? change(entries, event.key, { state: "stopped" }) : entries.filter((entry) => entry !== begun)
		}
		case "failed":
			return fail(entries, event)
		case "rated":
			return entries.map((entry) => (entry.messageId === event.messageId ? { ...entry, rating: event.rating } : entry))
		case "restored":
			return event.messages.map(({ id, role, content, timestamp, sources, rating }) => ({
				key: id,
				role,
				text: content,
				state: "done",
				at: timestamp,
				messageId: id,
				sources,
				rating,
				unanswered: false,
				note: null,
			}))
		case "cleared":
			return []
	}
}

/** One at a time: the next message waits for the answer to the last. */
export function isAwaiting(entries: Entry[]): boolean {
	return entries.some(({ state }) => state === "waiting" || state === "writing")
}
