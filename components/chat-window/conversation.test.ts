import { describe, expect, it } from "vitest"
import { type ConversationEvent, type Entry, isAwaiting, nextEntries } from "./conversation"

const AT = "2026-11-20T10:00:00.000Z"
const LATER = "2026-11-20T10:00:05.000Z"
const ASKED: ConversationEvent = { type: "asked", key: "1", question: "Open on Sundays?", at: AT }

function played(...events: ConversationEvent[]): Entry[] {
	return events.reduce<Entry[]>(nextEntries, [])
}

const shown = (entries: Entry[]) => entries.map(({ role, text, state }) => [role, text, state])

describe("a question", () => {
	it("has a pending answer, which is streamed and then complete", () => {
		const asked = played(ASKED)
		expect(shown(asked)).toEqual([
			["user", "Open on Sundays?", "done"],
			["assistant", "", "waiting"],
		])
		expect(isAwaiting(asked)).toBe(true)

		const writing = nextEntries(asked, { type: "written", key: "1", text: "From" })
		expect(shown(writing)[1]).toEqual(["assistant", "From", "writing"])
		expect(isAwaiting(writing)).toBe(true)

		const whole = nextEntries(writing, {
			type: "answered",
			key: "1",
			text: "From ten to four.",
			at: LATER,
			messageId: "m1",
			citations: [{ title: "Opening hours", passage: "Ten to four.", address: null, quote: null }],
			unanswered: true,
		})
		expect(whole[1]).toMatchObject({
			text: "From ten to four.",
			at: LATER,
			messageId: "m1",
			citations: [{ title: "Opening hours", passage: "Ten to four.", address: null, quote: null }],
			unanswered: true,
		})
		expect(isAwaiting(whole)).toBe(false)
	})

	it("that is stopped keeps the partial answer, and removes an empty one", () => {
		expect(shown(played(ASKED, { type: "stopped", key: "1" }))).toEqual([["user", "Open on Sundays?", "done"]])
		const begun = played(ASKED, { type: "written", key: "1", text: "From" }, { type: "stopped", key: "1" })
		expect(shown(begun)[1]).toEqual(["assistant", "From", "stopped"])
		expect(isAwaiting(begun)).toBe(false)
	})

	it("that fails adds an apology below the partial answer, and is retried without being repeated", () => {
		const failure: ConversationEvent = { type: "failed", key: "1", text: "Sorry", note: "In a minute." }
		expect(shown(played(ASKED, failure))).toEqual([
			["user", "Open on Sundays?", "done"],
			["assistant", "Sorry", "failed"],
		])
		const broken = played(ASKED, { type: "written", key: "1", text: "From" }, failure)
		expect(shown(broken).slice(1)).toEqual([
			["assistant", "From", "stopped"],
			["assistant", "Sorry", "failed"],
		])
		expect(broken[2]?.note).toBe("In a minute.")
		expect(shown(played(ASKED, failure, { type: "asked-again", key: "2", at: LATER }))).toEqual([
			["user", "Open on Sundays?", "done"],
			["assistant", "", "waiting"],
		])
	})
})

it("an event for a message that is gone changes nothing", () => {
	const events: ConversationEvent[] = [
		{ type: "written", key: "1", text: "late" },
		{ type: "answered", key: "1", text: "late", at: LATER, messageId: "m", citations: [], unanswered: false },
		{ type: "failed", key: "1", text: "late", note: null },
		{ type: "stopped", key: "1" },
		{ type: "rated", messageId: "m", rating: 1 },
	]
	for (const event of events) expect(played(ASKED, { type: "cleared" }, event)).toEqual([])
})

it("rates one answer, and restores a stored conversation", () => {
	const stored = {
		id: "m1",
		role: "assistant" as const,
		content: "Hello",
		timestamp: AT,
		rating: 0,
		sources: [],
		citations: [],
	}
	const restored = played(ASKED, { type: "restored", messages: [stored, { ...stored, id: "m2" }] })
	expect(restored.map(({ messageId, state }) => [messageId, state])).toEqual([
		["m1", "done"],
		["m2", "done"],
	])
	expect(nextEntries(restored, { type: "rated", messageId: "m2", rating: -1 }).map(({ rating }) => rating)).toEqual([
		0, -1,
	])
})
