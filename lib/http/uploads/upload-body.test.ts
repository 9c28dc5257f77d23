import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { uploadBody } from "./upload-body"

const CLOCK = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...CLOCK] }))
afterEach(() => void vi.useRealTimers())

/** A request whose body arrives when the test says so. */
function sending() {
	let controller: ReadableStreamDefaultController<Uint8Array> | undefined
	const body = new ReadableStream<Uint8Array>({
		start(given) {
			controller = given
		},
	})
	const request = new Request("http://localhost/", { method: "PATCH", body, duplex: "half" } as RequestInit)
	return {
		body: uploadBody(request),
		give: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
		end: () => controller?.close(),
		cut: () => controller?.error(new Error("gone")),
	}
}

type Sending = ReturnType<typeof sending>

/** Reads until nothing more comes. Resolves with the number of bytes. */
async function readAll({ body }: Sending): Promise<number> {
	let bytes = 0
	for (;;) {
		const piece = await body.next()
		if (!piece) return bytes
		bytes += piece.length
	}
}

async function seconds(count: number, each: () => void): Promise<void> {
	for (let second = 0; second < count; second++) {
		each()
		await vi.advanceTimersByTimeAsync(1000)
	}
}

describe("uploadBody", () => {
	it("returns what was sent, and its end", async () => {
		const sent = sending()
		sent.give(3)
		sent.give(4)
		sent.end()
		expect(await readAll(sent)).toBe(7)
		sent.body.close()
		expect(vi.getTimerCount()).toBe(0)
	})

	it("reports that the connection broke", async () => {
		const sent = sending()
		const read = expect(readAll(sent)).rejects.toMatchObject({ code: "bad_request" })
		sent.give(3)
		sent.cut()
		await read
		sent.body.close()
	})

	it("waits for 20 KB a second, for as long as it takes", async () => {
		const sent = sending()
		const read = readAll(sent)
		await seconds(300, () => sent.give(20 * 1024))
		sent.end()
		expect(await read).toBe(300 * 20 * 1024)
		sent.body.close()
	})

	it("does not blame the sender while nothing is being read", async () => {
		const sent = sending()
		sent.give(3)
		expect((await sent.body.next())?.length).toBe(3)
		await seconds(60, () => undefined)
		sent.give(4)
		sent.end()
		expect(await readAll(sent)).toBe(4)
		sent.body.close()
	})

	it("gives up on a byte a second after half a minute", async () => {
		const sent = sending()
		let failed: unknown
		const read = readAll(sent).catch((error: unknown) => {
			failed = error
		})
		await seconds(29, () => sent.give(1))
		expect(failed).toBeUndefined()
		await seconds(1, () => sent.give(1))
		await read
		expect(failed).toMatchObject({ code: "timeout" })
		sent.body.close()
	})

	it("releases the request at once if nothing more comes", async () => {
		const sent = sending()
		const read = readAll(sent)
		sent.give(10)
		await vi.advanceTimersByTimeAsync(1000)
		sent.body.letGo()
		await vi.advanceTimersByTimeAsync(50)
		expect(await read).toBe(10)
		sent.body.close()
		expect(vi.getTimerCount()).toBe(0)
	})

	it("finishes what is on its way before it releases the request, but not for long", async () => {
		const sent = sending()
		const read = readAll(sent)
		sent.body.letGo()
		for (let step = 0; step < 40; step++) {
			sent.give(1000)
			await vi.advanceTimersByTimeAsync(100)
		}
		const bytes = await read
		expect(bytes).toBeGreaterThanOrEqual(18_000)
		expect(bytes).toBeLessThan(25_000)
		sent.body.close()
	})
})
