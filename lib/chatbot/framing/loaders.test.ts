import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { loadFrameAncestors, loadQuizFrameAncestors } from "./loaders"
import { findAllowedOrigins, findAllowedOriginsOfQuiz } from "./queries"

vi.mock("./queries", () => ({
	findAllowedOrigins: vi.fn(() => new Promise(() => undefined)),
	findAllowedOriginsOfQuiz: vi.fn(async () => ["https://shop.example"]),
}))

beforeEach(() => {
	vi.mocked(findAllowedOrigins).mockClear()
	vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it("lets only the product's own pages frame a chat if the database does not answer within half a second", async () => {
	const answer = loadFrameAncestors("demo")
	await vi.advanceTimersByTimeAsync(500)
	expect(await answer).toBe("'self'")
	expect(findAllowedOrigins).toHaveBeenCalledTimes(1)
})

it.each(["", "Demo", "a%20b", "x".repeat(64), "demo; script-src *"])(
	"does not ask the database about %j, which is not a slug",
	async (slug) => {
		expect(await loadFrameAncestors(slug)).toBe("'self'")
		expect(findAllowedOrigins).not.toHaveBeenCalled()
	},
)

it("asks once for a quiz that is named by its id alone, and never for what is no id", async () => {
	const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
	for (let times = 0; times < 2; times++) expect(await loadQuizFrameAncestors(id)).toBe("'self' https://shop.example")
	expect(await loadQuizFrameAncestors("demo")).toBe("'self'")
	expect(vi.mocked(findAllowedOriginsOfQuiz).mock.calls).toEqual([[id]])
})
