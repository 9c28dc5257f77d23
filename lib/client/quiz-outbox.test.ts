import { afterEach, expect, it, vi } from "vitest"
import { quizOutbox } from "./quiz-outbox"

afterEach(() => vi.unstubAllGlobals())

it("sends changes made while an answer was being sent, and nothing twice", async () => {
	const sent: unknown[] = []
	const open = { id: "s", secret: "secret", at: null, pending: {} as Record<string, string> }
	const outbox = quizOutbox({ tenantSlug: "acme", quizId: "q" }, open, () => undefined)
	vi.stubGlobal("fetch", async (_: unknown, { body }: RequestInit) => {
		sent.push(JSON.parse(String(body)))
		if (sent.length === 1) outbox.keep("one", "changed")
		return Response.json({ answers: {} })
	})
	outbox.keep("one", "first")
	outbox.keep("two", "stays")
	await outbox.send()
	expect(sent).toEqual([{ answers: { one: "first", two: "stays" } }, { answers: { one: "changed" } }])
	expect(open.pending).toEqual({})
})
