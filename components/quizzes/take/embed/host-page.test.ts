import { afterEach, expect, it, vi } from "vitest"
import { hostPage } from "./host-page"

afterEach(() => vi.unstubAllGlobals())

/** The page in a frame of another site, which put `hash` after its address. */
function framed(hash: string) {
	const postMessage = vi.fn()
	vi.stubGlobal("window", {})
	vi.stubGlobal("parent", { postMessage })
	vi.stubGlobal("location", { hash })
	return postMessage
}
const room = { getBoundingClientRect: () => ({ height: 512.2 }) } as Element

it.each([
	["#https://shop.example", "https://shop.example"],
	["#https://shop.example?city=a?b", "https://shop.example"],
	// The browser refuses "null" as an address.
	["#null", "*"],
])("a frame with %s tells its height to %s alone, rounded up so that nothing scrolls", (hash, target) => {
	const postMessage = framed(hash)
	hostPage()?.tell(room, true, false)
	expect(postMessage.mock.calls).toEqual([[{ quizHeight: 513, arrived: true, close: "Close", shut: false }, target]])
})

it.each(["", "#", "#section", "#*"])("a frame with %j tells no one", (hash) => {
	framed(hash)
	expect(hostPage()).toBe(null)
})

it("a page of its own tells no one", () => {
	framed("#https://shop.example")
	vi.stubGlobal("parent", window)
	expect(hostPage()).toBe(null)
})
