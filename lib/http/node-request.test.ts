import type { IncomingMessage } from "node:http"
import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import { afterEach, describe, expect, it } from "vitest"
import { REQUESTS } from "@/lib/bridge.mjs"
import { holdRequest } from "./node-request"

setFlagsFromString("--expose-gc")
const collectGarbage = runInNewContext("gc") as () => void

const place = globalThis as unknown as Record<symbol, unknown>

afterEach(() => {
	delete place[REQUESTS]
})

/** A request as the framework makes it. The handler keeps a reference to its signal only. */
function signalOf(client: AbortController): AbortSignal {
	const headers = { "x-request-id": "1" }
	const request = new Request("http://127.0.0.1/", { headers, signal: client.signal })
	holdRequest(request)
	return request.signal
}

describe("holdRequest", () => {
	it("keeps a request's signal working while its answer is sent, whatever is garbage-collected", async () => {
		const raw = {} as IncomingMessage
		place[REQUESTS] = new Map([["1", raw]])
		const client = new AbortController()
		let heard = false
		signalOf(client).addEventListener("abort", () => {
			heard = true
		})
		for (let round = 0; round < 3; round += 1) {
			collectGarbage()
			await new Promise(setImmediate)
		}
		client.abort()
		expect(heard).toBe(true)
		expect(raw).toEqual({})
	})
})
