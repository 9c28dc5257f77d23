import { once } from "node:events"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { connect, type Socket } from "node:net"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createHttpServer } from "./http-server.mjs"

const CAP_BYTES = 64 * 1024

/** Replaces the framework: echoes what it received, and stops reading at the limit as the upload routes do. */
async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
	let size = 0
	if (req.url === "/api/fails") throw new Error("a route of this test fails")
	if (req.url === "/api/own-header") res.setHeader("x-content-type-options", "own")
	if (req.url === "/api/close") res.setHeader("connection", "close")
	for await (const chunk of req) {
		size += (chunk as Buffer).length
		if (size > CAP_BYTES) break
	}
	res.statusCode = size > CAP_BYTES ? 413 : 200
	res.end(JSON.stringify({ detail: "answer", size, headers: req.headers }))
}

let server: Server
let port = 0
beforeAll(async () => {
	server = createHttpServer({ handle, headers: { "X-Content-Type-Options": "nosniff" }, trustProxyHops: 0, dev: false })
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const address = server.address()
	port = address && typeof address === "object" ? address.port : 0
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

interface Answer {
	status: number
	head: string
	body: { detail?: string; size?: number; headers: Record<string, string> }
}

async function readAnswer(socket: Socket): Promise<Answer> {
	let text = ""
	for (;;) {
		const [head, body] = text.split("\r\n\r\n")
		const length = Number(/content-length: (\d+)/i.exec(head ?? "")?.[1] ?? Number.NaN)
		if (head && body !== undefined && body.length >= length) {
			return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: JSON.parse(body) }
		}
		const [chunk] = (await once(socket, "data")) as [Buffer]
		text += chunk.toString("latin1")
	}
}

async function raw(request: string): Promise<Answer> {
	const socket = connect(port, "127.0.0.1")
	socket.write(request, "latin1")
	return readAnswer(socket).finally(() => socket.destroy())
}

const HOST = "Host: localhost\r\n\r\n"
const get = (target: string, headers = "") => raw(`GET ${target} HTTP/1.1\r\n${headers}${HOST}`)

describe("addresses", () => {
	const bad = [
		"/api/x/%E0",
		"/api/%2",
		"/api/%zz",
		"//example.com/x",
		"/api//health",
		"http://example.com/",
		"/\\example.com",
		"/api/../etc/passwd",
		"/%2e%2e/etc/passwd",
		"/..%2f..%2fpackage.json",
		"/a%5c..%5cb",
		"/api/%00",
		"/api/%0d%0aSet-Cookie:a",
		"/api/x#y",
		"/api/\xff",
		"*",
		"api",
	]
	it.each(bad)("refuses %s", async (target) => {
		const answer = await get(target)
		expect(answer.status).toBe(400)
		expect(answer.body.detail).toMatch(/^This .+\.$/)
		expect(answer.head).toContain("content-type: application/json")
		expect(answer.head).toContain("x-content-type-options: nosniff")
	})

	it.each(["/", "/demo", "/api/x?q=%E0&a=//", "/a%20b", "/a(b)'!*~,;:@$&=+", "/.well-known/x", "/demo/..."])(
		"accepts %s",
		async (target) => expect((await get(target)).status).toBe(200),
	)
})

describe("methods", () => {
	it.each(["TRACE", "PROPFIND", "BREW", "get"])("answers %s with 405 and Allow", async (method) => {
		const answer = await raw(`${method} /api/x HTTP/1.1\r\n${HOST}`)
		expect(answer.status).toBe(405)
		expect(answer.head).toContain("allow: get, head, post")
	})

	it("answers CONNECT with 405", async () => {
		expect((await raw(`CONNECT example.com:443 HTTP/1.1\r\n${HOST}`)).status).toBe(405)
	})

	it("refuses every write to a page", async () => {
		const answer = await raw(`POST /demo HTTP/1.1\r\nContent-Length: 0\r\n${HOST}`)
		expect(answer.status).toBe(405)
		expect(answer.head).toContain("allow: get, head\r\n")
	})
})

describe("broken requests", () => {
	it.each([
		["garbage", "what is this\r\n\r\n", 400],
		["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400],
		["no Host", "GET / HTTP/1.1\r\n\r\n", 400],
		["a Host with a path", "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", 400],
		["two lengths", `POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${HOST}ab`, 400],
		[
			"length and chunks",
			`POST /api/x HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n${HOST}0\r\n\r\n`,
			400,
		],
		["a broken chunk", `POST /api/x HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${HOST}zz\r\n`, 400],
		["a name with a space", `GET / HTTP/1.1\r\nA B: c\r\n${HOST}`, 400],
		["huge headers", `GET / HTTP/1.1\r\nA: ${"a".repeat(20_000)}\r\n${HOST}`, 431],
		["an expectation", `POST /api/x HTTP/1.1\r\nExpect: tea\r\nContent-Length: 1\r\n${HOST}a`, 417],
	])("answers %s", async (_name, request, status) => {
		const answer = await raw(request)
		expect(answer.status).toBe(status)
		expect(answer.body.detail).toMatch(/^Th.+\.$/)
	})

	it("answers a throwing route with 500 and its request id", async () => {
		const answer = await get("/api/fails")
		expect(answer.status).toBe(500)
		expect(answer.body).toEqual({ detail: expect.any(String), request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) })
	})
})

describe("headers", () => {
	it("replaces a client's claims about itself", async () => {
		const forged =
			"X-Forwarded-For: 6.6.6.6\r\nX-Real-IP: 6.6.6.6\r\nForwarded: for=6.6.6.6\r\nX-Forwarded-Proto: https\r\n" +
			"X-Forwarded-Host: evil\r\nX-Request-Id: mine\r\nX-Middleware-Subrequest: proxy\r\nX-Nextjs-Data: 1\r\nNext-Action: a\r\n"
		const { headers } = (await get("/api/x", forged)).body
		expect(headers).toEqual({
			host: "localhost",
			"x-forwarded-for": "127.0.0.1",
			"x-forwarded-proto": "http",
			"x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
		})
	})

	it("adds its own once, and not if a route has set one", async () => {
		expect((await get("/api/x")).head.match(/x-content-type-options/g)).toHaveLength(1)
		expect((await get("/api/own-header")).head).toContain("x-content-type-options: own\r\n")
	})

	it("ignores an offered upgrade", async () => {
		expect((await get("/api/x", "Connection: Upgrade\r\nUpgrade: h2c\r\n")).status).toBe(200)
	})
})

describe("an answer before the end of the upload", () => {
	const SIZE = 8 * 1024 * 1024

	/** Acts like a simple client: sends everything before it reads the answer, so a reset would lose it. */
	async function upload(path: string, headers: string): Promise<{ socket: Socket; answer: Answer }> {
		const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true })
		socket.pause()
		const failed = once(socket, "error").then(([error]) => Promise.reject(error))
		socket.write(`POST ${path} HTTP/1.1\r\nContent-Length: ${SIZE}\r\n${headers}${HOST}`)
		const sent = new Promise((resolve) => socket.write(Buffer.alloc(SIZE), resolve))
		await Promise.race([sent, failed])
		const answer = await Promise.race([readAnswer(socket.resume()), failed])
		return { socket, answer }
	}

	it("reaches a client that keeps its connection, which stays usable", async () => {
		const { socket, answer } = await upload("/api/x", "")
		expect(answer.status).toBe(413)
		socket.write(`GET /api/x HTTP/1.1\r\n${HOST}`)
		expect((await readAnswer(socket)).status).toBe(200)
		socket.destroy()
	})

	it.each([
		["by the client", "/api/x", "Connection: close\r\n"],
		["by the route", "/api/close", ""],
	])("reaches a client when the connection is to be closed %s", async (_name, path, headers) => {
		const { socket, answer } = await upload(path, headers)
		expect(answer.status).toBe(413)
		if (!socket.readableEnded) await once(socket, "end")
		socket.destroy()
	})
})
