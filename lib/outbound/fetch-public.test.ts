import dns from "node:dns"
import { createServer, type RequestListener, type Server } from "node:http"
import { type AddressInfo, createServer as createRawServer, type Socket } from "node:net"
import { gzipSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import { fetchPublic, type PublicRequest } from "./fetch-public"
import { OutboundError } from "./outbound-error"

const ALLOWED = "127.0.0.2"
const REFUSED = "127.0.0.1"
const LIMITS = { maxBytes: 1000, withinMs: 5_000, idleMs: 5_000, maxRedirects: 3 }

const servers: Server[] = []
let answer: RequestListener
/** The addresses of this host that got a request. */
let asked: string[]
let port: number

async function listen(host: string, wanted: number): Promise<number> {
	const server = createServer((request, response) => {
		asked.push(`${host}${request.url}`)
		answer(request, response)
	})
	servers.push(server)
	await new Promise<void>((resolve) => server.listen(wanted, host, resolve))
	return (server.address() as AddressInfo).port
}

beforeAll(async () => {
	port = await listen(ALLOWED, 0)
	// The same port, so that only the address decides.
	await listen(REFUSED, port)
	process.env.OUTBOUND_ALLOW = `${ALLOWED}/32:${port}`
})
afterAll(() => {
	for (const server of servers) server.close().closeAllConnections()
})
beforeEach(() => {
	asked = []
	answer = (_request, response) => void response.end("here")
	vi.restoreAllMocks()
})

const get = (path = "/", given: Partial<PublicRequest> = {}, host = ALLOWED) =>
	fetchPublic(path.includes("//") ? path : `http://${host}:${port}${path}`, { ...LIMITS, ...given })
const problemOf = (fetched: Promise<unknown>) =>
	fetched.then(
		() => "none",
		(error: unknown) => (error instanceof OutboundError ? error.problem : error),
	)

/** The resolver's answers, one after the other. */
function resolveTo(...answers: string[][]): void {
	const lookup = (_name: string, _options: unknown, callback: (error: null, found: dns.LookupAddress[]) => void) =>
		callback(
			null,
			(answers.length > 1 ? answers.shift() : answers[0])?.map((address) => ({ address, family: 4 })) ?? [],
		)
	vi.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup)
}

it("reaches what the operator allows, and no neighbor of it", async () => {
	const { status, bytes, url } = await get("/page")
	expect([status, bytes.toString(), url.pathname]).toEqual([200, "here", "/page"])
	for (const host of [REFUSED, "localhost", "[::1]", "0.0.0.0", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]"]) {
		expect(await problemOf(get("/", {}, host)), host).toBe("refused")
	}
	expect(await problemOf(get(`http://${ALLOWED}:${port + 1}/`))).toBe("refused")
	expect(asked).toEqual([`${ALLOWED}/page`])
})

it.each([
	"ftp://example.com/",
	"file:///etc/passwd",
	"javascript:alert(1)",
	"no address",
	"http://user:pass@example.com/",
])("takes no %s", async (address) => {
	await expect(fetchPublic(address, LIMITS)).rejects.toMatchObject({ problem: "address" })
})

it("checks the name's address at each connection, so that a name that moves gains nothing", async () => {
	resolveTo([ALLOWED], [REFUSED])
	const named = () => get(`http://site.example:${port}/`)
	expect((await named()).status).toBe(200)
	expect(await problemOf(named())).toBe("refused")
	// One of two answers is fine: only that one is used.
	resolveTo([REFUSED, ALLOWED])
	expect((await named()).status).toBe(200)
	expect(asked).toEqual([`${ALLOWED}/`, `${ALLOWED}/`])
	resolveTo([])
	expect(await problemOf(named())).toBe("refused")
})

it("checks each redirect, and tells its caller before it follows", async () => {
	answer = (request, response) => {
		const to: Record<string, string> = {
			"/a": "/b",
			"/loop": "/loop",
			"/in": `http://${REFUSED}:${port}/secret`,
			"/file": "file:///etc/passwd",
		}
		const location = to[request.url ?? ""]
		response.writeHead(location ? 302 : 200, location ? { location } : {}).end("end")
	}
	const seen: string[] = []
	const { url } = await get("/a", { before: ({ pathname }) => void seen.push(pathname) })
	expect([url.pathname, seen]).toEqual(["/b", ["/a", "/b"]])
	expect(await problemOf(get("/in"))).toBe("refused")
	expect(await problemOf(get("/file"))).toBe("address")
	asked = []
	expect(await problemOf(get("/loop"))).toBe("redirects")
	expect(asked).toHaveLength(LIMITS.maxRedirects + 1)
	// A call that follows none gets the redirect itself.
	expect((await get("/in", { maxRedirects: 0 })).status).toBe(302)
	await expect(get("/a", { before: () => Promise.reject(new Error("not there")) })).rejects.toThrow("not there")
})

it("stops at the size cap, as bytes arrive and as they unpack", async () => {
	answer = (_request, response) => {
		// Without an end: only the cap ends it.
		response.write("x".repeat(1001))
	}
	expect(await problemOf(get())).toBe("too_large")
	const bomb = gzipSync(Buffer.alloc(10_000_000))
	expect(bomb.length).toBeLessThan(10_000)
	answer = (_request, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(bomb)
	expect(await problemOf(get("/", { maxBytes: 100_000 }))).toBe("too_large")
	answer = (_request, response) =>
		void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("unpacked"))
	expect((await get()).bytes.toString()).toBe("unpacked")
	for (const encoding of ["gzip, gzip", "zstd"]) {
		answer = (_request, response) => void response.writeHead(200, { "content-encoding": encoding }).end(gzipSync("x"))
		expect(await problemOf(get())).toBe("broken")
	}
})

it("does not read a body that its caller does not want", async () => {
	answer = (_request, response) => {
		response.writeHead(200, { "content-type": "video/mp4" }).write("x".repeat(5000))
	}
	const { bytes, headers } = await get("/", { wants: ({ headers: told }) => told["content-type"] === "text/html" })
	expect([bytes.length, headers["content-type"]]).toEqual([0, "video/mp4"])
})

it("keeps the start of a body whose status is what counts, however the body ends", async () => {
	const start = (given: Partial<PublicRequest> = {}) =>
		get("/", { method: "POST", body: "{}", keepsStart: true, maxBytes: 4, ...given })
	const bodies: [body: RequestListener, kept: string, given?: Partial<PublicRequest>][] = [
		[(_request, response) => void response.end("ok"), "ok"],
		[(_request, response) => void response.write("x".repeat(100_000)), "xxxx"],
		[(_request, response) => void response.write("ab", () => response.destroy()), "ab"],
		// Silent after its first bytes, by either limit.
		[(_request, response) => void response.write("abc"), "abc", { idleMs: 50 }],
		[(_request, response) => void response.write("abc"), "abc", { withinMs: 100 }],
		[(_request, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("not packed"), ""],
		[(_request, response) => void response.writeHead(200, { "content-encoding": "zstd" }).end("x"), ""],
		[
			(_request, response) =>
				void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(10_000_000, "y"))),
			"yyyy",
		],
	]
	for (const [body, kept, given] of bodies) {
		answer = body
		const { status, bytes } = await start(given)
		expect([status, bytes.toString()]).toEqual([200, kept])
	}
	// Without a status there is no answer.
	answer = (_request, response) => void response.destroy()
	expect(await problemOf(start())).toBe("broken")
})

it("gives up on a silent server, and on one that drips", async () => {
	answer = () => undefined
	expect(await problemOf(get("/", { idleMs: 50 }))).toBe("timeout")
	answer = (_request, response) => {
		const drip = setInterval(() => response.write("x"), 5)
		response.once("close", () => clearInterval(drip))
	}
	expect(await problemOf(get("/", { withinMs: 100 }))).toBe("timeout")
})

it("names what it finds instead of a web server", async () => {
	const talk = (socket: Socket) => void socket.on("error", () => undefined).end("220 mail.example ESMTP\r\n")
	const raw = createRawServer(talk)
	await new Promise<void>((resolve) => raw.listen(0, "127.0.0.3", resolve))
	const { port: rawPort } = raw.address() as AddressInfo
	vi.resetModules()
	process.env.OUTBOUND_ALLOW = `127.0.0.3/32:${rawPort}, 127.0.0.3/32:9`
	const fresh = await import("./fetch-public")
	const problem = (address: string) => fresh.fetchPublic(address, LIMITS).then(String, ({ problem: told }) => told)
	expect(await problem(`http://127.0.0.3:${rawPort}/`)).toBe("broken")
	expect(await problem(`https://127.0.0.3:${rawPort}/`)).toBe("certificate")
	expect(await problem("http://127.0.0.3:9/")).toBe("unreachable")
	raw.close()
})

it("uses no proxy of the environment", async () => {
	vi.stubEnv("HTTP_PROXY", `http://${REFUSED}:${port}`)
	vi.stubEnv("http_proxy", `http://${REFUSED}:${port}`)
	vi.stubEnv("NODE_USE_ENV_PROXY", "1")
	await get("/direct")
	expect(asked).toEqual([`${ALLOWED}/direct`])
	vi.unstubAllEnvs()
})
