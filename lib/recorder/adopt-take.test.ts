import { expect, it, vi } from "vitest"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import { recordedTake } from "./make-take"
import { createRecorder } from "./recorder"
import type { Take } from "./take"

function keptTake(key: string, kept: Partial<KeptTake> = {}): Take {
	const blob = new Blob(["video"], { type: "video/webm" })
	const recorded = { key, blob, durationSeconds: 1, kept: { ...MEMORY_ONLY, ...kept } }
	return { ...recordedTake(recorded, async () => null), recovered: { startedAt: 0, cut: false, typed: {} } }
}

it("releases a stored take that is replaced by another one, so it can be held again", () => {
	const recorder = createRecorder(20)
	const letGo = vi.fn()
	expect(recorder.adopt(keptTake("a", { letGo }))).toBe(true)
	expect(letGo).not.toHaveBeenCalled()
	expect(recorder.adopt(keptTake("b"))).toBe(true)
	expect(letGo).toHaveBeenCalledOnce()
	expect(recorder.snapshot().state).toMatchObject({ name: "recorded", take: { key: "b" } })
})
