import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { clearEditDraft, saveEditDraft } from "./edit-draft"

const stored = (key: string) => sessionStorage.getItem(`edit:${key}`)
const type = (key: string, title: string) =>
	saveEditDraft(key, () => ({ values: { title }, base: { title: "" }, version: "1" }))

beforeEach(() => {
	vi.useFakeTimers()
	sessionStorage.clear()
})
afterEach(() => vi.useRealTimers())

it("stores what is typed without a pause, and when the tab is hidden", () => {
	for (let keys = 1; keys <= 10; keys += 1) {
		type("one", "a".repeat(keys))
		vi.advanceTimersByTime(100)
	}
	expect(stored("one")).toContain("aaaaaaaa")
	type("one", "last")
	document.dispatchEvent(new Event("visibilitychange"))
	expect(stored("one")).toContain("last")
})

it("stores each of two forms, and never again what was cleared", () => {
	type("one", "kept")
	type("two", "saved")
	clearEditDraft("two")
	vi.runAllTimers()
	expect([stored("one"), stored("two")]).toEqual([expect.stringContaining("kept"), null])
})
