import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { PassThrough, Readable } from "node:stream"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { byteSource, digestOf } from "@/tests/support/byte-source"
import fc from "@/tests/support/fast-check"
import { cleanSpool, spoolStream } from "./spool"

const MB = 1024 * 1024
let dataDir: string
let spoolDir: string

beforeAll(async () => {
	dataDir = await mkdtemp(path.join(tmpdir(), "spool-"))
	spoolDir = path.join(dataDir, "tmp")
	vi.stubEnv("DATA_DIR", dataDir)
	vi.stubEnv("APP_URL", "http://localhost:3000")
	vi.stubEnv("DATABASE_URL", "postgresql://unused@localhost/unused")
	vi.stubEnv("S3_BUCKET", "")
	for (const name of ["NEXTAUTH_SECRET", "ENCRYPTION_KEY", "MEDIA_SECRET"]) vi.stubEnv(name, "x".repeat(32))
})

afterAll(async () => {
	vi.unstubAllEnvs()
	await rm(dataDir, { recursive: true, force: true })
})

const filesLeft = async () => (await readdir(spoolDir).catch(() => [])).filter((name) => name.endsWith(".upload"))

describe("spoolStream", () => {
	it("counts, hashes and stores exactly what came, in chunks of any size", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 9000 }), { maxLength: 12 }), async (chunks) => {
				const whole = Buffer.concat(chunks)
				const spooled = await spoolStream(Readable.from(chunks, { objectMode: false }), { maxBytes: MB })
				expect(spooled.size).toBe(whole.length)
				expect(spooled.sha256).toBe(createHash("sha256").update(whole).digest("hex"))
				expect(Buffer.from(spooled.head)).toEqual(whole.subarray(0, 4100))
				expect(await readFile(spooled.path)).toEqual(whole)
				await spooled.discard()
				await spooled.discard()
				expect(existsSync(spooled.path)).toBe(false)
			}),
			{ numRuns: 60 },
		)
	})

	it("carries 64 MB unchanged over many batches", async () => {
		const spooled = await spoolStream(byteSource(64 * MB, 60_000), { maxBytes: 64 * MB })
		expect(spooled.sha256).toBe((await digestOf(byteSource(64 * MB, 60_000))).sha256)
		await spooled.discard()
	}, 20_000)

	it("accepts exactly the limit and refuses one byte more, keeping no file", async () => {
		const spooled = await spoolStream(byteSource(3 * MB), { maxBytes: 3 * MB })
		await spooled.discard()
		await expect(spoolStream(byteSource(3 * MB + 1), { maxBytes: 3 * MB })).rejects.toMatchObject({ code: "too_large" })
		expect(await filesLeft()).toEqual([])
	})

	it("stops at the limit while more is still coming, and drains a Readable", async () => {
		let sent = 0
		const source = new PassThrough()
		const spooling = spoolStream(source, { maxBytes: MB })
		for (; sent < 2 * MB; sent += MB) source.write(Buffer.alloc(MB))
		source.write("x")
		// It rejects although the source has not ended and may never end.
		await expect(spooling).rejects.toMatchObject({ code: "too_large" })
		expect(await filesLeft()).toEqual([])
		source.end(Buffer.alloc(20 * MB))
		await new Promise((resolve) => source.once("end", resolve))
	})

	it.each([0, 2 * MB])("passes on the source's error after %i bytes, keeping no file", async (bytes) => {
		const source = new PassThrough()
		const spooling = spoolStream(source, { maxBytes: 9 * MB })
		source.write(Buffer.alloc(bytes))
		setImmediate(() => source.destroy(new Error("connection lost")))
		await expect(spooling).rejects.toThrow("connection lost")
		expect(await filesLeft()).toEqual([])
	})

	it("passes on a loss before it, between two chunks, or without an error", async () => {
		const lost = new PassThrough()
		lost.on("error", () => undefined)
		lost.destroy(new Error("connection lost"))
		await expect(spoolStream(lost, { maxBytes: MB })).rejects.toThrow("connection lost")

		const silent = new PassThrough()
		const spooling = spoolStream(silent, { maxBytes: MB })
		silent.write("some")
		setImmediate(() => silent.destroy())
		await expect(spooling).rejects.toThrow("Premature close")
		expect(await filesLeft()).toEqual([])
	})

	it("does not read more while the disk is busy: sixteen at once need little memory", async () => {
		let peak = 0
		const before = process.memoryUsage().arrayBuffers
		async function* watched() {
			for await (const chunk of byteSource(24 * MB)) {
				peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
				yield chunk
			}
		}
		const all = await Promise.all(Array.from({ length: 16 }, () => spoolStream(watched(), { maxBytes: 24 * MB })))
		expect(all.map(({ size }) => size)).toEqual(Array(16).fill(24 * MB))
		expect(peak).toBeLessThan(100 * MB)
		await Promise.all(all.map(({ discard }) => discard()))
	}, 20_000)
})

describe("cleanSpool", () => {
	it("removes only old strays: not young files, and not those of running uploads", async () => {
		await mkdir(spoolDir, { recursive: true })
		const now = new Date()
		const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
		const [stray, young] = [path.join(spoolDir, "stray.upload"), path.join(spoolDir, "young.upload")]
		for (const file of [stray, young]) await writeFile(file, "x")
		await utimes(stray, minutesAgo(16), minutesAgo(16))
		await utimes(young, minutesAgo(14), minutesAgo(14))
		const running = await spoolStream(byteSource(10), { maxBytes: 10 })
		await utimes(running.path, minutesAgo(60), minutesAgo(60))

		expect(await cleanSpool(now)).toBe(1)
		expect([existsSync(stray), existsSync(young), existsSync(running.path)]).toEqual([false, true, true])
		await running.discard()
	})

	it("has nothing to do before anything was spooled", async () => {
		await rm(spoolDir, { recursive: true })
		expect(await cleanSpool(new Date())).toBe(0)
	})
})
