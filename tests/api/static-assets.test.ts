import { get, type IncomingMessage, type RequestOptions } from "node:http"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { beforeAll, describe, expect, inject, it } from "vitest"

const { url } = inject("product")

/** The raw bytes on the line. fetch would decompress them. */
async function raw(address: string, options: RequestOptions = {}) {
	const answer = await new Promise<IncomingMessage>((resolve, reject) => {
		get(url + address, options, resolve).once("error", reject)
	})
	return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(await answer.toArray()) }
}

const accept = (encoding: string) => ({ headers: { "accept-encoding": encoding } })

let script: string
let style: string
beforeAll(async () => {
	const page = (await raw("/")).bytes.toString()
	script = /\/_next\/static\/[^"]+\.js/.exec(page)?.[0] ?? ""
	style = /\/_next\/static\/[^"]+\.css/.exec(page)?.[0] ?? ""
})

describe("scripts and styles", () => {
	it("come as brotli or gzip to clients that accept it, for a fraction of the bytes, and are cached for a year", async () => {
		for (const address of [script, style]) {
			const plain = await raw(address)
			expect(plain).toMatchObject({ status: 200, headers: { vary: "Accept-Encoding" } })
			expect(plain.headers["content-encoding"]).toBeUndefined()
			const packed = [
				{ ...(await raw(address, accept("gzip, deflate, br"))), name: "br", unpack: brotliDecompressSync },
				{ ...(await raw(address, accept("gzip"))), name: "gzip", unpack: gunzipSync },
			]
			for (const { status, headers, bytes, name, unpack } of packed) {
				expect(status).toBe(200)
				expect(headers).toMatchObject({
					"content-encoding": name,
					"content-type": plain.headers["content-type"],
					"cache-control": "public,max-age=31536000,immutable",
					"x-content-type-options": "nosniff",
				})
				expect(bytes.length).toBeLessThan(plain.bytes.length / 2)
				expect(unpack(bytes).equals(plain.bytes)).toBe(true)
			}
		}
		expect((await raw(script)).headers["content-type"]).toMatch(/javascript/)
		expect((await raw(style)).headers["content-type"]).toMatch(/^text\/css/)
	})

	it("are not sent again to clients that have them, and HEAD gets only the headers", async () => {
		const { etag = "" } = (await raw(script)).headers
		expect(await raw(script, { headers: { "if-none-match": etag } })).toMatchObject({ status: 304 })
		const head = await raw(script, { method: "HEAD" })
		expect(head).toMatchObject({ status: 200, headers: { etag } })
		expect(head.bytes).toHaveLength(0)
	})

	it("are the only files there", async () => {
		for (const address of ["/_next/static/none.js", "/_next/static/../BUILD_ID", "/_next/static/%2e%2e/BUILD_ID"]) {
			expect((await raw(address)).status).toBe(404)
		}
	})
})
