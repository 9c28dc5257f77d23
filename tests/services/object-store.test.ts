import { randomUUID } from "node:crypto"
import { existsSync, readdirSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { AppError } from "@/lib/errors"
import { localDisk } from "@/lib/storage/local-disk"
import type { ObjectStore } from "@/lib/storage/object-store"
import { s3 } from "@/lib/storage/s3"
import { byteSource, digestOf } from "../support/byte-source"
import { type S3Server, startS3Server } from "../support/s3-server"

const MB = 1024 * 1024
let folder: string
let server: S3Server

const text = (value: string) => new TextEncoder().encode(value)
const newKey = (extension = "webm") => `tests/${randomUUID()}/video.${extension}`

interface Options {
	publicEndpoint?: string
	idleMs?: number
}

/** Patient, since a busy host is slow as well. */
function s3At(endpoint: string, { publicEndpoint, idleMs = 60_000 }: Options = {}): ObjectStore {
	const { bucket, accessKeyId, secretAccessKey } = server
	return s3({
		bucket,
		accessKeyId,
		secretAccessKey,
		endpoint,
		publicEndpoint,
		region: "us-east-1",
		forcePathStyle: true,
		idleMs,
	})
}

async function fileWith(bytes: Uint8Array): Promise<string> {
	const file = path.join(folder, randomUUID())
	await writeFile(file, bytes)
	return file
}

async function stored(store: ObjectStore, bytes: Uint8Array): Promise<string> {
	const key = newKey()
	await store.putBytes(key, bytes, "video/webm")
	return key
}

async function readText(store: ObjectStore, key: string, range?: { start: number; end: number }): Promise<string> {
	return await new Response(await store.read(key, range)).text()
}

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), "object-store-"))
	server = await startS3Server()
})

afterAll(async () => {
	await server.stop()
	await rm(folder, { recursive: true, force: true })
})

describe.each(["local disk", "S3"])("%s", (driver) => {
	let store: ObjectStore

	beforeAll(() => {
		store = driver === "S3" ? s3At(server.endpoint) : localDisk(path.join(folder, "objects"))
	})

	it("returns what was put, with size and type", async () => {
		const key = newKey()
		await store.putFile(key, await fileWith(text("a clip")), 6, "video/webm")
		expect(await readText(store, key)).toBe("a clip")
		expect(await store.head(key)).toEqual({ size: 6, contentType: "video/webm" })
	})

	it("stores bytes, including an empty object", async () => {
		const key = newKey("jpg")
		await store.putBytes(key, new Uint8Array(), "image/jpeg")
		expect(await readText(store, key)).toBe("")
		expect(await store.head(key)).toEqual({ size: 0, contentType: "image/jpeg" })
	})

	it.each([
		[{ start: 0, end: 1 }, "01"],
		[{ start: 3, end: 5 }, "345"],
		[{ start: 9, end: 9 }, "9"],
		[{ start: 7, end: 999 }, "789"],
	])("reads the range %o", async (range, expected) => {
		expect(await readText(store, await stored(store, text("0123456789")), range)).toBe(expected)
	})

	it("refuses a range that starts after the end", async () => {
		const key = await stored(store, text("0123456789"))
		await expect(store.read(key, { start: 10, end: 12 })).rejects.toBeInstanceOf(RangeError)
	})

	it("reports a missing object as not found, its head as null, and removes it without an error", async () => {
		await expect(store.read(newKey())).rejects.toMatchObject({ code: "not_found" })
		expect(await store.head(newKey())).toBeNull()
		await store.remove(newKey())
	})

	it("does not treat a folder as an object", async () => {
		const key = await stored(store, text("x"))
		expect(await store.head(path.posix.dirname(key))).toBeNull()
		await expect(store.read(path.posix.dirname(key))).rejects.toMatchObject({ code: "not_found" })
	})

	it("removes an object permanently", async () => {
		const key = await stored(store, text("x"))
		await store.remove(key)
		expect(await store.head(key)).toBeNull()
	})

	it.each(["../etc/passwd", "a/../../b", "/a", "A", "a//b", "a/", "a/.b", "", "a\0b", "a b", "a%2e", "x".repeat(600)])(
		"refuses the key %j",
		async (key) => {
			await expect(store.head(key)).rejects.toThrow("object key")
			await expect(store.read(key)).rejects.toThrow("object key")
			await expect(store.remove(key)).rejects.toThrow("object key")
			await expect(store.putBytes(key, text("x"), "video/webm")).rejects.toThrow("object key")
			await expect(store.putFile(key, "/nonexistent", 1, "video/webm")).rejects.toThrow("object key")
			if (driver === "S3") await expect(presigned(store, key)).rejects.toThrow("object key")
		},
	)

	it("serves many readers at once", async () => {
		const contents = Array.from({ length: 40 }, (_, index) => `object ${index}`)
		const keys = await Promise.all(contents.map((content) => stored(store, text(content))))
		expect(await Promise.all(keys.map((key) => readText(store, key)))).toEqual(contents)
	})

	it("transfers 64 MB in small pieces", async () => {
		const expected = await digestOf(byteSource(64 * MB))
		const key = newKey()
		const file = path.join(folder, randomUUID())
		await writeFile(file, byteSource(64 * MB))
		await store.putFile(key, file, 64 * MB, "video/webm")
		let peak = 0
		const before = process.memoryUsage().rss
		const watch = setInterval(() => {
			peak = Math.max(peak, process.memoryUsage().rss - before)
		}, 5)
		const got = await digestOf(await store.read(key))
		clearInterval(watch)
		expect(got.sha256).toBe(expected.sha256)
		expect(got.largestChunk).toBeLessThanOrEqual(256 * 1024)
		expect(peak).toBeLessThan(48 * MB)
	})

	it("releases its resources when the reader leaves early", async () => {
		const key = await stored(store, new Uint8Array(3 * MB))
		const before = openFiles()
		for (let round = 0; round < 60; round += 1) {
			const reader = (await store.read(key)).getReader()
			await reader.read()
			await reader.cancel()
		}
		expect(openFiles() - before).toBeLessThan(10)
		expect((await store.head(key))?.size).toBe(3 * MB)
	})
})

/** Counts them on Linux. Elsewhere the test only shows that nothing hangs. */
function openFiles(): number {
	return existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd").length : 0
}

function presigned(store: ObjectStore, key: string): Promise<string | null> {
	return store.presign(key, {
		expiresSeconds: 60,
		contentType: "video/mp4",
		disposition: 'attachment; filename="a.mp4"',
	})
}

describe("addresses for browsers", () => {
	it("do not exist on local disk", async () => {
		expect(await presigned(localDisk(folder), newKey())).toBeNull()
	})

	it("open the object without credentials, with the given type and name, and with ranges", async () => {
		const store = s3At(server.endpoint)
		const url = await presigned(store, await stored(store, text("0123456789")))
		const answer = await fetch(String(url), { headers: { range: "bytes=2-4" } })
		expect(answer.status).toBe(206)
		expect(answer.headers.get("content-type")).toBe("video/mp4")
		expect(answer.headers.get("content-disposition")).toBe('attachment; filename="a.mp4"')
		expect(await answer.text()).toBe("234")
		expect(new URL(String(url)).searchParams.get("X-Amz-Expires")).toBe("60")
	})

	it("use the public endpoint if one is set", async () => {
		const url = await presigned(s3At(server.endpoint, { publicEndpoint: "https://media.example.com" }), newKey())
		expect(new URL(String(url)).origin).toBe("https://media.example.com")
	})

	it("die with the object's name once it is moved away from it", async () => {
		const store = s3At(server.endpoint)
		const key = await stored(store, text("0123456789"))
		const url = String(await presigned(store, key))
		const to = newKey()
		expect(await store.copyAway(key, to)).toBe(true)
		await store.remove(key)
		expect((await fetch(url)).status).toBe(404)
		expect(await readText(store, to)).toBe("0123456789")
		expect(await store.head(to)).toEqual({ size: 10, contentType: "video/webm" })
		await expect(store.copyAway(newKey(), newKey())).rejects.toMatchObject({ code: "not_found" })
	})

	it("need no copy on local disk, where there are none", async () => {
		const store = localDisk(path.join(folder, "objects"))
		const key = await stored(store, text("x"))
		const to = newKey()
		expect(await store.copyAway(key, to)).toBe(false)
		expect([await readText(store, key), await store.head(to)]).toEqual(["x", null])
	})

	it("answer 404 for a deleted object and 403 for a changed signature", async () => {
		const store = s3At(server.endpoint)
		const key = await stored(store, text("x"))
		const url = String(await presigned(store, key))
		expect((await fetch(url.replace(/Signature=..../, "Signature=0000"))).status).toBe(403)
		await store.remove(key)
		expect((await fetch(url)).status).toBe(404)
	})
})

async function failureOf(work: Promise<unknown>): Promise<AppError> {
	const error = await work.then(
		() => undefined,
		(failure: unknown) => failure,
	)
	expect(error).toBeInstanceOf(AppError)
	return error as AppError
}

/** Runs the store's clock as fast as possible until the work is over, so no test waits for a real time limit. */
async function impatiently<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] })
	const since = performance.now()
	let over = false
	try {
		const result = work().finally(() => {
			over = true
		})
		result.catch(() => undefined)
		while (!over) await vi.advanceTimersByTimeAsync(50)
		return { result: await result, seconds: (performance.now() - since) / 1000 }
	} finally {
		vi.useRealTimers()
	}
}

/** Every call of the store must end as "unavailable". */
async function expectAway(store: ObjectStore) {
	const large = await fileWith(new Uint8Array(12 * MB))
	const failures = await Promise.all([
		failureOf(store.head(newKey())),
		failureOf(store.read(newKey())),
		failureOf(store.remove(newKey())),
		failureOf(store.putBytes(newKey(), text("x"), "video/webm")),
		failureOf(store.putFile(newKey(), large, 12 * MB, "video/webm")),
	])
	for (const error of failures) expect(error).toMatchObject({ code: "unavailable", retryAfter: 5 })
	expect(existsSync(large)).toBe(true)
}

describe("S3 during an outage", () => {
	it("is unavailable if nothing listens", async () => {
		await expectAway(s3At("http://127.0.0.1:9"))
	})

	it("is unavailable within five seconds if it accepts and never answers, and recovers at once", async () => {
		const own = await startS3Server()
		const store = s3At(own.endpoint, { idleMs: 3_500 })
		try {
			await store.putBytes("a/b.webm", text("x"), "video/webm")
			process.kill(own.pid, "SIGSTOP")
			const { seconds } = await impatiently(() => failureOf(store.head("a/b.webm")))
			expect(seconds).toBeLessThan(5)
			await impatiently(() => expectAway(store))
			process.kill(own.pid, "SIGCONT")
			expect(await store.head("a/b.webm")).toEqual({ size: 1, contentType: "video/webm" })
		} finally {
			await own.stop()
		}
	})

	it("is unavailable when it stops in the middle of an object", async () => {
		const own = await startS3Server()
		try {
			const store = s3At(own.endpoint, { idleMs: 3_500 })
			const file = await fileWith(new Uint8Array(64 * MB))
			await store.putFile("a/b.webm", file, 64 * MB, "video/webm")
			const stream = await store.read("a/b.webm")
			process.kill(own.pid, "SIGSTOP")
			const { result } = await impatiently(() => failureOf(digestOf(stream)))
			expect(result.code).toBe("unavailable")
		} finally {
			await own.stop()
		}
	})

	it.each([
		[507, "QuotaExceeded", "storage_full"],
		[503, "SlowDown", "unavailable"],
		[403, "AccessDenied", "unavailable"],
		[404, "NoSuchBucket", "unavailable"],
	])("answers %i %s as %s", async (status, code, expected) => {
		const refusing = await refusingServer(status, code)
		try {
			const { port } = refusing.address() as AddressInfo
			const store = s3At(`http://127.0.0.1:${port}`, { idleMs: 3_500 })
			expect((await failureOf(store.putBytes(newKey(), text("x"), "video/webm"))).code).toBe(expected)
			expect((await failureOf(store.read(newKey()))).code).toBe(expected)
		} finally {
			refusing.close()
			refusing.closeAllConnections()
		}
	})
})

async function refusingServer(status: number, code: string): Promise<Server> {
	const refusing = createServer((request, response) => {
		request.resume()
		response.writeHead(status, { "content-type": "application/xml" })
		response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
	})
	await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve))
	return refusing
}
