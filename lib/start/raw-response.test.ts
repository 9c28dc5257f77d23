import { once } from "node:events"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { BODY } from "../bridge.mjs"
import { createHttpServer } from "./http-server.mjs"

type Route = (req: IncomingMessage & Record<symbol, unknown>, res: ServerResponse) => void

let route: Route = () => undefined
let server: Server
let address = ""
beforeAll(async () => {
	const handle = async (req: IncomingMessage, res: ServerResponse) =>
		route(req as IncomingMessage & Record<symbol, unknown>, res)
	server = createHttpServer({ handle, headers: {}, trustProxyHops: 0, dev: false })
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const bound = server.address()
	address = `http://127.0.0.1:${bound && typeof bound === "object" ? bound.port : 0}/api/x`
})
afterAll(() => {
	server.closeAllConnections()
	server.close()
})

/** A file of four bytes that counts how often it is closed, and fails to close if told to. */
function fakeFile(failing = false) {
	const file = {
		closed: 0,
		read: async (buffer: Buffer) => ({ bytesRead: buffer.write("file") }),
		close: async () => {
			file.closed += 1
			if (failing) throw new Error("this file of a test does not close")
		},
	}
	return file
}

const ask = async (method = "GET") => (await fetch(address, { method })).text()

describe("a body that a route handed over", () => {
	it.each([
		["text", () => "text"],
		["file", () => ({ handle: fakeFile(), start: 0, end: 3 })],
	])("replaces an empty one: %s", async (text, make) => {
		route = (req, res) => {
			req[BODY] = make()
			res.end()
		}
		expect(await ask()).toBe(text)
	})

	it.each(["in one piece", "written and ended"])("does not follow another answer, %s", async (way) => {
		const handle = fakeFile()
		for (const body of ["text", { handle, start: 0, end: 3 }]) {
			route = (req, res) => {
				req[BODY] = body
				res.statusCode = 500
				if (way === "in one piece") return void res.end("fault")
				res.write("fault")
				res.end()
			}
			expect(await ask()).toBe("fault")
		}
		expect(handle.closed).toBe(1)
	})

	it("is closed for HEAD, when its reader leaves, and only once", async () => {
		const files = [fakeFile(), fakeFile()]
		route = (req, res) => {
			req[BODY] = { handle: files[0], start: 0, end: 3 }
			res.end()
		}
		await ask("HEAD")
		route = (req, res) => {
			req[BODY] = { handle: files[1], start: 0, end: 3 }
			res.destroy()
		}
		await expect(ask()).rejects.toThrow()
		await expect.poll(() => files.map(({ closed }) => closed)).toEqual([1, 1])
	})

	it("may fail to close without ending the process", async () => {
		const said: unknown[] = []
		const { error } = console
		console.error = (...words: unknown[]) => void said.push(...words)
		const handle = fakeFile(true)
		for (const answer of [undefined, "fault"]) {
			route = (req, res) => {
				req[BODY] = { handle, start: 0, end: 3 }
				res.end(answer)
			}
			await ask()
		}
		// An unhandled rejection would fail the run.
		await expect.poll(() => said.length).toBe(2)
		console.error = error
		expect(handle.closed).toBe(2)
	})
})
