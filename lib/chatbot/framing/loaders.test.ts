import { expect, it } from "vitest"
import { loadFrameAncestors } from "./loaders"

it("without a database the product's own pages alone may frame a chat, and no page waits for it", async () => {
	const start = performance.now()
	expect(await loadFrameAncestors("demo")).toBe("'self'")
	expect(performance.now() - start).toBeLessThan(2000)
})

it.each(["", "Demo", "a%20b", "x".repeat(64), "demo; script-src *"])(
	"asks nobody about %j, which is no slug",
	async (slug) => {
		expect(await loadFrameAncestors(slug)).toBe("'self'")
	},
)
