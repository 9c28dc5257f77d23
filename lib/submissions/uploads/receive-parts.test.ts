import { readFile } from "node:fs/promises"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppError } from "@/lib/errors"
import { type Incoming, receiveParts } from "./receive-parts"

/** Pieces that the test hands over one by one. A reader waits for the next one. */
function pieces(): Incoming & { give(piece: string | undefined): void; fail(error: unknown): void } {
	const given: (() => Promise<Uint8Array | undefined>)[] = []
	let wake: (() => void) | undefined
	const put = (step: () => Promise<Uint8Array | undefined>) => {
		given.push(step)
		wake?.()
	}
	return {
		async next() {
			while (given.length === 0) {
				await new Promise<void>((resolve) => {
					wake = resolve
				})
			}
			return given.shift()?.()
		},
		give: (piece) => put(async () => (piece === undefined ? undefined : Buffer.from(piece))),
		fail: (error) => put(() => Promise.reject(error)),
	}
}

const PIECES = 100

let stored: { start: number; text: string }[]
const commit = async (start: number, { path }: { path: string }) => {
	stored.push({ start, text: await readFile(path, "utf8") })
}
beforeEach(() => {
	stored = []
})

describe("receiveParts", () => {
	it("cuts by size, in order and without gaps", async () => {
		const source = pieces()
		for (const piece of ["abc", "def", "ghi", "j", undefined]) source.give(piece)
		expect(await receiveParts(source, { start: 5, end: 15, commit, partBytes: 6 })).toBe(15)
		expect(stored).toEqual([
			{ start: 5, text: "abcdef" },
			{ start: 11, text: "ghij" },
		])
	})

	it("keeps what arrived before the connection broke, and reports the break", async () => {
		const source = pieces()
		source.give("abc")
		source.fail(new AppError("bad_request", "cut"))
		await expect(receiveParts(source, { start: 0, end: 10, commit })).rejects.toMatchObject({ code: "bad_request" })
		expect(stored).toEqual([{ start: 0, text: "abc" }])
	})

	it("keeps nothing of a piece that exceeds the announced size", async () => {
		const source = pieces()
		source.give("abc")
		source.give("defgh")
		await expect(receiveParts(source, { start: 0, end: 7, commit })).rejects.toMatchObject({ code: "too_large" })
		expect(stored).toEqual([{ start: 0, text: "abc" }])
	})

	it("holds no piece that has been written", async () => {
		setFlagsFromString("--expose-gc")
		const collect: () => void = runInNewContext("gc")
		const seen: WeakRef<Uint8Array>[] = []
		let end: (() => void) | undefined
		const source: Incoming = {
			next: () => {
				if (seen.length === PIECES) {
					return new Promise((resolve) => {
						end = () => resolve(undefined)
					})
				}
				const piece = Buffer.from("abc")
				seen.push(new WeakRef(piece))
				return Promise.resolve(piece)
			},
		}
		const receiving = receiveParts(source, { start: 0, end: 3 * PIECES, commit })
		await vi.waitFor(() => expect(end).toBeDefined())
		// A WeakRef holds on until the turn in which it was made is over.
		await new Promise(setImmediate)
		collect()
		expect(seen.filter((piece) => piece.deref()).length).toBeLessThan(5)
		end?.()
		expect(await receiving).toBe(3 * PIECES)
	})

	it("stops at the first part that cannot be stored", async () => {
		const source = pieces()
		for (const piece of ["ab", "cd", "ef", undefined]) source.give(piece)
		const refuse = async () => Promise.reject(new AppError("conflict", "another was faster"))
		const receiving = receiveParts(source, { start: 0, end: 6, commit: refuse, partBytes: 2 })
		await expect(receiving).rejects.toMatchObject({ code: "conflict" })
	})

	describe("over a slow connection", () => {
		beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
		afterEach(() => void vi.useRealTimers())

		it("stores a part once it is old, and nothing while nothing comes", async () => {
			const source = pieces()
			const receiving = receiveParts(source, { start: 0, end: 10, commit, partMs: 5_000 })
			source.give("ab")
			await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
			vi.advanceTimersByTime(5_000)
			await vi.waitFor(() => expect(stored).toEqual([{ start: 0, text: "ab" }]))
			vi.advanceTimersByTime(60_000)
			source.give("cd")
			source.give(undefined)
			expect(await receiving).toBe(4)
			expect(stored).toEqual([
				{ start: 0, text: "ab" },
				{ start: 2, text: "cd" },
			])
		})
	})
})
