import { createHash, randomBytes } from "node:crypto"
import { Worker } from "node:worker_threads"
import { describe, expect, it, vi } from "vitest"
import { threadHash } from "./hash-thread"

function inSharedMemory(bytes: Uint8Array): Uint8Array {
	const shared = new Uint8Array(new SharedArrayBuffer(bytes.length))
	shared.set(bytes)
	return shared
}

const plain = (parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest("hex")

describe("threadHash", () => {
	it("keeps hashes apart that are asked for in turns", async () => {
		const files = Array.from({ length: 8 }, () => Array.from({ length: 5 }, () => inSharedMemory(randomBytes(10_000))))
		const hashes = files.map(() => threadHash())
		for (let part = 0; part < 5; part += 1) {
			await Promise.all(hashes.map((hash, index) => hash.update(files[index]?.[part] ?? new Uint8Array())))
		}
		expect(await Promise.all(hashes.map((hash) => hash.digest()))).toEqual(files.map(plain))
	})

	it("keeps apart what two bundles of one server ask for", async () => {
		const evaluate = async () => {
			vi.resetModules()
			return (await import("./hash-thread")).threadHash
		}
		const [one, other] = [await evaluate(), await evaluate()]
		const files = [inSharedMemory(randomBytes(1000)), inSharedMemory(randomBytes(1000))]
		const hashes = [one(), other()]
		await Promise.all(hashes.map((hash, index) => hash.update(files[index] ?? new Uint8Array())))
		expect(await Promise.all(hashes.map((hash) => hash.digest()))).toEqual(files.map((file) => plain([file])))
	})

	it("has read the bytes once it says so", async () => {
		const bytes = inSharedMemory(randomBytes(1_000_000))
		const before = Buffer.from(bytes)
		const hash = threadHash()
		await hash.update(bytes)
		bytes.fill(0)
		expect(await hash.digest()).toBe(plain([before]))
	})

	it("begins anew under the number of one that was dropped", async () => {
		const bytes = inSharedMemory(randomBytes(1000))
		const [dropped, kept] = [threadHash(), threadHash()]
		await Promise.all([dropped.update(bytes), kept.update(bytes)])
		dropped.drop()
		expect(await kept.digest()).toBe(plain([bytes]))
	})

	it("is refused where the thread ended, and there again for the next", async () => {
		const post = vi.spyOn(Worker.prototype, "postMessage").mockImplementation(() => undefined)
		const hash = threadHash()
		const lost = expect(hash.digest()).rejects.toMatchObject({ code: "unavailable", retryAfter: 5 })
		const thread = post.mock.contexts.at(-1) as Worker
		post.mockRestore()
		await thread.terminate()
		await lost
		await expect(hash.digest()).rejects.toMatchObject({ code: "unavailable" })
		const bytes = inSharedMemory(randomBytes(10))
		const next = threadHash()
		await next.update(bytes)
		expect(await next.digest()).toBe(plain([bytes]))
	})
})
