import type { ChatMessage, ChatRole, Citation, PlayedTestimonial } from "@/lib/client/contract"

/** sending: on its way to a person, who may answer at any time. */
export type EntryState = "done" | "waiting" | "writing" | "stopped" | "failed" | "sending"

export interface Entry {
	key: string
	role: ChatRole
	text: string
	state: EntryState
	/** ISO 8601. */
	at: string
	/** Null until the server has stored the message. Only a stored message can be rated. */
	messageId: string | null
	citations: Citation[]
	testimonial?: PlayedTestimonial
	rating: number
	/** True if the chatbot did not know the answer. */
	unanswered: boolean
	note: string | null
	by?: "person"
}

export type ConversationEvent =
	| { type: "asked"; key: string; question: string; at: string; toPerson?: boolean }
	/** Replaces the failed answer with a waiting one. The question stays. */
	| { type: "asked-again"; key: string; at: string; toPerson?: boolean }
	/** The message went to a person: nothing follows it yet. */
	| { type: "passed"; key: string }
	/** A person wrote. Messages that are there already are skipped. */
	| { type: "told"; messages: ChatMessage[] }
	| { type: "written"; key: string; text: string }
	| {
			type: "answered"
			key: string
			text: string
			at: string
			messageId: string
			citations: Citation[]
			testimonial?: PlayedTestimonial
			unanswered: boolean
	  }
	| { type: "stopped"; key: string }
	| { type: "failed"; key: string; text: string; note: string | null }
	| { type: "rated"; messageId: string; rating: number }
	| { type: "restored"; messages: ChatMessage[] }
	| { type: "cleared" }

const OPEN: readonly EntryState[] = ["waiting", "writing", "sending"]
const NOTHING = { messageId: null, citations: [], rating: 0, unanswered: false, note: null }

function awaited(key: string, at: string, toPerson = false): Entry {
	return { key, role: "assistant", text: "", state: toPerson ? "sending" : "waiting", at, ...NOTHING }
}

function stored({ id, role, content, timestamp, citations, testimonial, rating, by }: ChatMessage): Entry {
	const known = {
		key: id,
		role,
		text: content,
		state: "done" as const,
		at: timestamp,
		messageId: id,
		citations,
		testimonial,
		rating,
	}
	return { ...known, unanswered: false, note: null, ...(by && { by }) }
}

function change(entries: Entry[], key: string, changed: Partial<Entry>): Entry[] {
	return entries.map((entry) => (entry.key === key ? { ...entry, ...changed } : entry))
}

function fail(entries: Entry[], { key, text, note }: { key: string; text: string; note: string | null }): Entry[] {
	const begun = entries.find((entry) => entry.key === key)
	if (!begun) return entries
	// Keeps the text that the visitor has already read. The failure becomes a message below it.
	const kept = begun.text ? change(entries, key, { state: "stopped" }) : entries.filter((entry) => entry !== begun)
	return [...kept, { ...awaited(`${key}-failed`, begun.at), text, note, state: "failed" }]
}

/** Returns the messages after an event. Pure, and keeps the identity of every unaffected entry. */
export function nextEntries(entries: Entry[], event: ConversationEvent): Entry[] {
	switch (event.type) {
		case "asked": {
			const { key, question, at, toPerson } = event
			const asked: Entry = { key: `${key}-question`, role: "user", text: question, state: "done", at, ...NOTHING }
			return [...entries, asked, awaited(key, at, toPerson)]
		}
		case "asked-again":
			return [...entries.filter(({ state }) => state !== "failed"), awaited(event.key, event.at, event.toPerson)]
		case "passed":
			return entries.filter(({ key }) => key !== event.key)
		case "told": {
			const known = new Set(entries.map(({ messageId }) => messageId))
			const told = event.messages.filter(({ id }) => !known.has(id)).map(stored)
			// A message on its way stays the last one, so that its answer or its failure appears below it.
			const open = entries.findIndex(({ state }) => OPEN.includes(state))
			const before = open < 0 ? entries.length : entries[open - 1]?.role === "user" ? open - 1 : open
			return told.length === 0 ? entries : [...entries.slice(0, before), ...told, ...entries.slice(before)]
		}
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
			return event.messages.map(stored)
		case "cleared":
			return []
	}
}

export function isAwaiting(entries: Entry[]): boolean {
	return entries.some(({ state }) => OPEN.includes(state))
}
