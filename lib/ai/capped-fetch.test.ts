import { once } from "node:events"
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, describe, expect, it, vi } from "vitest"
import { cappedFetch, ResponseTooLarge } from "./capped-fetch"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

const servers: Server[] = []
const fetch = cappedFetch(1000)

async function serve(listener: RequestListener): Promise<string> {
	const server = createServer(listener).listen(0, "127.0.0.1")
	servers.push(server)
	await once(server, "listening")
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
}

/** The received request, and when its connection closes. */
function watched() {
	let arrive: (request: IncomingMessage) => void
	const arrived = new Promise<IncomingMessage>((resolve) => {
		arrive = resolve
	})
	const closed = arrived.then((request) => once(request.socket, "close"))
	return { arrive: (request: IncomingMessage) => arrive(request), arrived, closed }
}

afterEach(async () => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections()
		server.close()
		await once(server, "close")
	}
})

describe("a request and its answer", () => {
	it("carry method, headers and body, and status, headers and body, piece by piece", async () => {
		let heard: object = {}
		const url = await serve(async (request, response) => {
			const chunks = await request.toArray()
			heard = { method: request.method, url: request.url, key: request.headers["x-key"], body: String(chunks) }
			response.writeHead(418, { "x-said": ["one", "two"] })
			response.write("a")
			response.end("bc")
		})
		const answer = await fetch(`${url}/chat?x=1`, { method: "POST", headers: { "x-key": "k" }, body: "Hello" })
		expect(heard).toEqual({ method: "POST", url: "/v1/chat?x=1", key: "k", body: "Hello" })
		expect(answer).toMatchObject({ status: 418, ok: false, url: `${url}/chat?x=1` })
		expect(answer.headers.get("x-said")).toBe("one, two")
		expect(await answer.text()).toBe("abc")
	})

	it("may be a form with a file", async () => {
		let heard: string[] = []
		const url = await serve(async (request, response) => {
			const type = request.headers["content-type"] ?? ""
			const sent = new Response(Buffer.concat(await request.toArray()), { headers: { "content-type": type } })
			const form = await sent.formData()
			heard = [String(form.get("model")), await (form.get("file") as File).text()]
			response.end()
		})
		const body = new FormData()
		body.set("model", "whisper")
		body.set("file", new File(["sound"], "a.mp3"))
		await fetch(url, { method: "POST", body })
		expect(heard).toEqual(["whisper", "sound"])
	})

	it("may have no body in the answer", async () => {
		const url = await serve((_, response) => response.writeHead(204).end())
		const answer = await fetch(url)
		expect([answer.status, await answer.text()]).toEqual([204, ""])
	})
})

describe("the pieces of an answer", () => {
	const pieces = async ({ body }: Response) => {
		const read: string[] = []
		for await (const piece of body as unknown as AsyncIterable<Uint8Array>) read.push(String(Buffer.from(piece)))
		return read
	}
	/** Time stands still, so that what is gathered waits for the end. */
	const gathering = cappedFetch(1000, () => true)
	afterEach(() => {
		vi.useRealTimers()
	})

	it("arrive one by one", async () => {
		let more = () => undefined as unknown
		const url = await serve((_, response) => {
			more = () => response.end("two")
			response.write("one")
		})
		const reader = (await fetch(url)).body?.getReader()
		expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe("one")
		more()
		expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe("two")
	})

	it("are one if the reader prefers that, and the end waits for nothing", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout"] })
		let more = () => undefined as unknown
		const url = await serve((request, response) => {
			if (request.url === "/v1/other") return response.end()
			more = () => response.end("two")
			response.write("one")
		})
		const reading = pieces(await gathering(url))
		// By the time another answer is here, the first piece is too.
		await (await fetch(`${url}/other`)).text()
		more()
		expect(await reading).toEqual(["onetwo"])
	})

	it("come before the error that ends them", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout"] })
		const url = await serve((_, response) => {
			response.writeHead(200, { "content-length": "10" })
			response.write("half", () => response.destroy())
		})
		const reader = (await gathering(url)).body?.getReader()
		expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe("half")
		await expect(reader?.read()).rejects.toThrow("fetch failed")
	})
})

describe("a refused answer", () => {
	it("has one byte more than the limit, after which the client hangs up", async () => {
		const { arrive, closed } = watched()
		const url = await serve((request, response) => {
			arrive(request)
			response.write("x".repeat(Number(request.headers["x-bytes"])))
			if (request.headers["x-bytes"] === "1000") response.end()
		})
		expect(await (await fetch(url, { headers: { "x-bytes": "1000" } })).text()).toHaveLength(1000)
		const tooMuch = await fetch(url, { headers: { "x-bytes": "1001" } })
		await expect(tooMuch.text()).rejects.toThrow(ResponseTooLarge)
		await closed
	})

	it("is a redirect, because the key would be sent along", async () => {
		let asked = 0
		const url = await serve((_, response) => {
			asked += 1
			response.writeHead(307, { location: "/elsewhere" }).end()
		})
		await expect(fetch(url)).rejects.toThrow(TypeError)
		expect(asked).toBe(1)
	})

	it("comes from an address where nothing listens, with the system's reason as its cause", async () => {
		const cause = expect.objectContaining({ code: "ECONNREFUSED" })
		await expect(fetch("http://127.0.0.1:1/v1")).rejects.toMatchObject({ message: "fetch failed", cause })
	})

	it("is incomplete", async () => {
		const url = await serve((_, response) => {
			response.writeHead(200, { "content-length": "10" })
			response.write("half", () => response.destroy())
		})
		const answer = await fetch(url)
		const cause = expect.objectContaining({ code: "ECONNRESET" })
		await expect(answer.text()).rejects.toMatchObject({ cause })
	})
})

// The platform's fetch loses its signal here: the request that holds it is garbage-collected (nodejs/undici#3644).
describe("aborting, also after a garbage collection", () => {
	const SILENT: [string, RequestListener][] = [
		["before its headers", () => undefined],
		["after its headers", (_, response) => response.flushHeaders()],
		["in the middle", (_, response) => response.write("half")],
	]

	it.each(SILENT)("ends a call to a server that is silent %s at once, and hangs up", async (_, listener) => {
		const { arrive, arrived, closed } = watched()
		const url = await serve((request, response) => {
			arrive(request)
			listener(request, response)
		})
		const controller = new AbortController()
		const answering = fetch(url, { signal: controller.signal })
		const asking = answering.then((response) => response.text())
		asking.catch(() => undefined)
		await (listener.length === 0 ? arrived : answering)
		for (let round = 0; round < 3; round += 1) {
			collectGarbage()
			await new Promise(setImmediate)
		}
		controller.abort(new Error("Enough."))
		await expect(asking).rejects.toThrow("Enough.")
		await closed
	})

	it("prevents a call with a signal that is already aborted", async () => {
		let asked = 0
		const url = await serve((_, response) => {
			asked += 1
			response.end()
		})
		await expect(fetch(url, { signal: AbortSignal.abort(new Error("Enough.")) })).rejects.toThrow("Enough.")
		expect(asked).toBe(0)
	})

	it("leaves no listener on a signal that outlives the answer", async () => {
		const url = await serve((_, response) => response.end("ok"))
		const { signal } = new AbortController()
		let listening = 0
		const { addEventListener, removeEventListener } = signal
		signal.addEventListener = (...args: Parameters<typeof addEventListener>) => {
			listening += 1
			addEventListener.apply(signal, args)
		}
		signal.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
			listening -= 1
			removeEventListener.apply(signal, args)
		}
		await (await fetch(url, { signal })).text()
		expect(listening).toBe(0)
	})
})

it("hangs up if the reader cancels", async () => {
	const { arrive, closed } = watched()
	const url = await serve((request, response) => {
		arrive(request)
		response.write("half")
	})
	await (await fetch(url)).body?.cancel()
	await closed
})
