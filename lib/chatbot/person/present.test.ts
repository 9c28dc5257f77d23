import { expect, it } from "vitest"
import { presentLive } from "./present"
import type { LiveRow } from "./queries"

const AT = new Date("2026-11-20T10:00:00Z")
const ROW: LiveRow = {
	id: "c1",
	personState: "waiting",
	personAskedAt: AT,
	messageCount: 2,
	lastMessageAt: AT,
	takenBy: null,
	lead: null,
	messages: [
		{ role: "assistant", content: "I don't know that." },
		{ role: "user", content: "Where is my cake?" },
	],
}

it("says what the visitor said last while no person has them, then what was said last", () => {
	expect(presentLive(ROW, "me").last_message).toBe("Where is my cake?")
	expect(presentLive({ ...ROW, messages: ROW.messages.slice(0, 1) }, "me").last_message).toBe("I don't know that.")
	const taken = { personState: "taken", takenBy: { id: "me", email: "me@example.com" } } as const
	expect(presentLive({ ...ROW, ...taken }, "me")).toMatchObject({
		last_message: "I don't know that.",
		awaits_answer: false,
		taken_by: { is_you: true },
	})
})
