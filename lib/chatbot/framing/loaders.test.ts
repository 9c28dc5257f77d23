import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { loadFrameAncestors } from "./loaders"
import { findAllowedOrigins } from "./queries"

vi.mock("./queries", () => ({ findAllowedOrigins: vi.fn(() => new Promise(() => undefined)) }))

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
