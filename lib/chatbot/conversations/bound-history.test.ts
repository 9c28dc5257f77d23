import { describe, expect, it } from "vitest"
import { boundHistory, type PastMessage } from "./bound-history"

const user = (content: string): PastMessage => ({ role: "user", content, status: "answered" })
const assistant = (content: string, status: PastMessage["status"] = "answered"): PastMessage => ({
	role: "assistant",
	content,
	status,
})
const exchanges = (count: number, length = 1) =>
	Array.from({ length: count }, (_, index) => [
		user(`q${index}`.padEnd(length, ".")),
		assistant(`a${index}`.padEnd(length, ".")),
	]).flat()

describe("boundHistory", () => {
	it("keeps a short conversation unchanged", () => {
		expect(boundHistory(exchanges(3))).toEqual(exchanges(3))
		expect(boundHistory([])).toEqual([])
	})

	it("keeps the newest twelve messages", () => {
		expect(boundHistory(exchanges(10)).map(({ content }) => content)).toEqual(
			exchanges(10)
				.slice(-12)
				.map(({ content }) => content),
		)
	})

	it("keeps at most 8,000 characters, and begins with a question", () => {
		const kept = boundHistory(exchanges(6, 1500))
		expect(kept.map(({ content }) => content.slice(0, 2))).toEqual(["q4", "a4", "q5", "a5"])
		expect(boundHistory([user("q"), assistant("a".repeat(8001))])).toEqual([])
		expect(boundHistory([user("q".repeat(2000)), assistant("a".repeat(7000))])).toEqual([])
	})

	it("omits a failed answer together with its question", () => {
		const told = [user("one"), assistant("1"), user("two"), assistant("Sorry", "failed"), user("three"), assistant("3")]
		expect(boundHistory(told).map(({ content }) => content)).toEqual(["one", "1", "three", "3"])
	})
})
