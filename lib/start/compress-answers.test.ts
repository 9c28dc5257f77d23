import { once } from "node:events"
import http, { type IncomingHttpHeaders, type Server } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createHttpServer } from "./http-server.mjs"

const LONG = "All the words of one page. ".repeat(200)

/** The answer of the route behind the server. */
let answer: { type: string; pieces: string[]; headers?: Record<string, string> }
/** Makes the route send its next piece. */
let goOn: () => void = () => undefined
let server: Server
let port = 0
beforeAll(async () => {
	const handle: Parameters<typeof createHttpServer>[0]["handle"] = async (_req, res) => {
		const { type, pieces, headers = {} } = answer
		res.setHeader("Content-Type", type)
		for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
		if (pieces.length === 1) return void res.end(pieces[0])
		for (const piece of pieces) {
			res.write(piece)
			;(res as typeof res & { flush(): void }).flush()
			await new Promise<void>((resolve) => {
				goOn = resolve
			})
		}
		res.end()
	}
	server = createHttpServer({ handle, headers: {}, trustProxyHops: 0, dev: false })
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const bound = server.address()
	port = bound && typeof bound === "object" ? bound.port : 0
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})
beforeEach(() => {
	answer = { type: "text/html; charset=utf-8", pieces: [LONG] }
})

function open(path: string, encodings: string): Promise<http.IncomingMessage> {
	return new Promise((resolve, reject) => {
		http
			.get({ port, path, agent: false, headers: encodings ? { "accept-encoding": encodings } : {} }, resolve)
			.on("error", reject)
	})
}

async function get(path: string, encodings = "gzip, br"): Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }> {
	const response = await open(path, encodings)
	return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) }
}

describe("an answer for one visitor", () => {
	it.each([
		["gzip, deflate, br", "br", brotliDecompressSync],
		["gzip", "gzip", gunzipSync],
	])("is compressed as the browser asks: %s", async (encodings, encoding, unpack) => {
		for (const type of ["text/html; charset=utf-8", "application/json", "text/x-component"]) {
			answer.type = type
			const { headers, bytes } = await get("/demo", encodings)
			expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" })
			expect(headers).not.toHaveProperty("content-length")
			expect(unpack(bytes).toString()).toBe(LONG)
			expect(bytes.length).toBeLessThan(LONG.length / 10)
		}
	})

	it("is sent unchanged, with its length, to a browser that asks for nothing, and if it is short", async () => {
		const plain = await get("/demo", "")
		expect(plain.headers).toMatchObject({ "content-length": String(LONG.length) })
		expect(plain.bytes.toString()).toBe(LONG)
		answer = { type: "application/json", pieces: ["{}"] }
		const { headers } = await get("/api/x")
		expect(headers).toMatchObject({ "content-length": "2" })
		expect(headers).not.toHaveProperty("content-encoding")
	})

	it("is sent in the pieces in which it is written", async () => {
		answer.pieces = ["<p>the first piece", "<p>the second piece"]
		const response = await open("/demo", "gzip")
		const [first] = (await once(response, "data")) as [Buffer]
		expect(first.length).toBeGreaterThan(0)
		goOn()
		await once(response, "data")
		goOn()
		await once(response, "end")
	})

	it.each([
		["a stream of events", "/api/chat/x", { type: "text/event-stream" }],
		["a download", "/api/admin/export", { type: "text/csv" }],
		["a video", "/media/x", { type: "video/webm" }],
		["a session's check", "/api/auth/session", { type: "application/json" }],
		["a login", "/api/admin/login", { type: "application/json" }],
		["a reset", "/api/admin/password-reset-confirm", { type: "application/json" }],
		[
			"an answer that sets a cookie",
			"/api/admin/logout",
			{ type: "application/json", headers: { "Set-Cookie": "a=b" } },
		],
	])("is never compressed as %s", async (_, path, made) => {
		answer = { pieces: [LONG], ...made }
		const { headers, bytes } = await get(path)
		expect(headers).not.toHaveProperty("content-encoding")
		expect(bytes.toString()).toBe(LONG)
	})

	it("has a random length for a visitor who is signed in, so that it does not reveal its content", async () => {
		const lengths = async (path: string) => {
			const answers = await Promise.all(Array.from({ length: 20 }, () => get(path)))
			for (const { bytes } of answers) expect(brotliDecompressSync(bytes).toString().startsWith(LONG)).toBe(true)
			return new Set(answers.map(({ bytes }) => bytes.length)).size
		}
		expect(await lengths("/admin/demo/dashboard?q=guess")).toBeGreaterThan(5)
		expect(await lengths("/demo")).toBe(1)
	})
})
