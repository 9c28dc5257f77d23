import { afterEach, beforeEach, expect, it, vi } from "vitest"
import type { MediaPort } from "./browser-media"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import { readVideoFile } from "./read-video-file"
import { createRecorder } from "./recorder"
import type { TakeKeeper } from "./take-keeper"

vi.mock("./read-video-file", () => ({ readVideoFile: vi.fn(), VideoFileError: class extends Error {} }))

const A = new Blob(["a"])
const B = new Blob(["b"])
const C = new Blob(["c"])

let fetched: ReturnType<typeof vi.fn>
/** Resolves the pending read of each file. */
let read: Map<Blob, () => void>
beforeEach(() => {
	fetched = vi.fn(async () => new Response())
	vi.stubGlobal("fetch", fetched)
	read = new Map()
	vi.mocked(readVideoFile).mockImplementation(
		(file) =>
			new Promise((resolve) => {
				read.set(file, () => resolve({ contentType: "video/webm", durationSeconds: 3 }))
			}),
	)
})
afterEach(() => vi.unstubAllGlobals())

function bench() {
	const wipe = vi.fn(async () => true)
	const kept: KeptTake = { ...MEMORY_ONLY, finish: async () => true, wipe }
	const keeper = { keep: () => kept, prepare() {} } as Partial<TakeKeeper> as TakeKeeper
	const recorder = createRecorder(20, {
		keeper,
		media: { makePoster: async () => null } as Partial<MediaPort> as MediaPort,
	})
	const inView = () => {
		const { state } = recorder.snapshot()
		return state.name === "recorded" ? state.take : null
	}
	async function begin(file: Blob) {
		const chosen = recorder.chooseFile(file)
		await vi.waitFor(() => expect(read.has(file)).toBe(true))
		return async () => {
			read.get(file)?.()
			expect(await chosen).toBeNull()
		}
	}
	return { recorder, wipe, inView, begin }
}

it("drops a file that was still being read when the upload began, and keeps the copy and the upload", async () => {
	const { recorder, wipe, inView, begin } = bench()
	await (await begin(A))()
	const take = inView()
	if (!take) throw new Error("Nothing is in view.")
	take.upload.url = "/uploads/1"
	const endOfB = await begin(B)
	recorder.lock(true)
	await endOfB()
	expect(inView()).toBe(take)
	expect(wipe).not.toHaveBeenCalled()
	expect(fetched).not.toHaveBeenCalled()
	recorder.lock(false)
	await (await begin(C))()
	expect(inView()?.blob).toBe(C)
	expect(wipe).toHaveBeenCalledOnce()
})

it("uses the newer of two files, whichever is read first", async () => {
	const { inView, begin } = bench()
	const [endOfA, endOfB] = [await begin(A), await begin(B)]
	await endOfB()
	await endOfA()
	expect(inView()?.blob).toBe(B)
})

it("does not discard an earlier page's recording that was shown meanwhile", async () => {
	const { recorder, wipe, inView, begin } = bench()
	await (await begin(A))()
	const take = inView()
	if (!take) throw new Error("Nothing is in view.")
	recorder.recordAgain()
	wipe.mockClear()
	const endOfB = await begin(B)
	expect(recorder.adopt({ ...take, recovered: { startedAt: 0, cut: false, typed: {} } })).toBe(true)
	await endOfB()
	expect(inView()?.blob).toBe(B)
	expect(wipe).not.toHaveBeenCalled()
})

it("shows no other take while the displayed one is being sent", async () => {
	const { recorder, inView, begin } = bench()
	await (await begin(A))()
	const take = inView()
	if (!take) throw new Error("Nothing is in view.")
	const recovered = { startedAt: 0, cut: false, typed: {} }
	recorder.recordAgain()
	expect(recorder.adopt({ ...take, key: "b", recovered })).toBe(true)
	recorder.lock(true)
	expect(recorder.adopt({ ...take, key: "c", recovered })).toBe(false)
	expect(inView()?.key).toBe("b")
})
