import { afterEach, describe, expect, it, vi } from "vitest"
import { newPlace } from "@/lib/client/upload-place"
import { type KeptTake, MEMORY_ONLY } from "./kept-take"
import type { Take } from "./take"
import { type Keeping, takeCopies } from "./take-copies"
import type { TakeKeeper } from "./take-keeper"

const HEAD = { key: "k", mimeType: "video/webm", source: "camera" } as const

/** A keeper whose takes behave as told, and what the page was told about them. */
function bench(kept: Partial<KeptTake> = {}) {
	const told: Keeping[] = []
	const losers: (() => void)[] = []
	const keeper: TakeKeeper = {
		prepare: (onLost) => void losers.push(onLost),
		keep(_, onLost) {
			losers.push(onLost)
			return { ...MEMORY_ONLY, finish: async () => true, ...kept }
		},
		orphans: async () => [],
		load: async () => null,
	}
	return { told, losers, copies: takeCopies(keeper, (keeping) => told.push(keeping)) }
}

const take = (kept: KeptTake, url: string | null): Take => ({
	key: "k",
	blob: new Blob(["x"]),
	url: "blob:1",
	durationSeconds: 4,
	contentType: "video/webm",
	extension: "webm",
	source: "camera",
	poster: Promise.resolve(null),
	kept,
	upload: { ...newPlace(), url },
	recovered: null,
})

afterEach(() => vi.unstubAllGlobals())

describe("takeCopies", () => {
	it("reports a take as safe only once all of it is", async () => {
		const { copies, told } = bench()
		const kept = copies.begin(HEAD)
		expect(told).toEqual(["open"])
		copies.finish(kept, 4)
		expect(told).toEqual(["open"])
		await vi.waitFor(() => expect(told).toEqual(["open", "storage"]))
	})

	it("reports a lost copy, and ignores a discarded take's", () => {
		const { copies, told, losers } = bench()
		const first = copies.begin(HEAD)
		copies.forget(take(first, null))
		copies.begin(HEAD)
		losers[0]?.()
		expect(told).not.toContain("memory")
		losers[1]?.()
		expect(told.at(-1)).toBe("memory")
	})

	it("keeps warning after Record Again if the last one did not fit", () => {
		const { copies, told, losers } = bench()
		const kept = copies.begin(HEAD)
		losers[0]?.()
		copies.forget(take(kept, null))
		expect(told).toEqual(["open", "memory"])
	})

	it("copies a file piece by piece, in order", async () => {
		const sizes: number[] = []
		const { copies } = bench()
		const kept = { ...MEMORY_ONLY, add: (piece: Blob) => void sizes.push(piece.size) }
		copies.copyFile(kept, new Blob([new Uint8Array(9 * 1_048_576)]), null)
		expect(sizes).toEqual([4, 4, 1].map((megabytes) => megabytes * 1_048_576))
	})

	it.each([
		["deletes a discarded take's upload from the server", true, 1],
		["leaves an upload alone that another tab is sending", false, 0],
	])("%s", async (_, wiped, deletions) => {
		const fetched = vi.fn(async () => new Response(null, { status: 204 }))
		vi.stubGlobal("fetch", fetched)
		const { copies } = bench()
		const wipe = vi.fn(async () => wiped)
		copies.forget(take({ ...MEMORY_ONLY, wipe }, "/api/tenant/acme/uploads/1"))
		await vi.waitFor(() => expect(wipe).toHaveBeenCalledOnce())
		await Promise.resolve()
		expect(fetched).toHaveBeenCalledTimes(deletions)
		if (deletions)
			expect(fetched).toHaveBeenCalledWith("/api/tenant/acme/uploads/1", expect.objectContaining({ method: "DELETE" }))
	})
})
