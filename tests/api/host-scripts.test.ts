import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { expect, inject, it } from "vitest"

const { url } = inject("product")

/** As the line carries it: fetch() would decompress it. */
async function download(path: string, headers: Record<string, string>) {
	const [response] = (await once(get(url + path, { headers }), "response")) as [IncomingMessage]
	return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) }
}

it.each([
	["embed", 1],
	["quiz", 2],
	["widget", 5],
])("%s.js arrives compressed with at most %i KB, and is asked for again each time", async (name, kilobytes) => {
	const zipped = await download(`/${name}.js?v=1`, { "accept-encoding": "gzip" })
	const plain = await download(`/${name}.js`, {})
	expect([zipped.status, plain.status]).toEqual([200, 200])
	expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
	const smallest = await download(`/${name}.js`, { "accept-encoding": "gzip, br" })
	expect(smallest.bytes.byteLength).toBeLessThanOrEqual(kilobytes * 1024)
	expect(brotliDecompressSync(smallest.bytes)).toEqual(plain.bytes)
	for (const { headers } of [zipped, plain]) {
		expect(headers["content-type"]).toBe("text/javascript; charset=utf-8")
		expect(headers["cache-control"]).toBe("public,max-age=0,must-revalidate")
		expect(headers.vary).toBe("Accept-Encoding")
		expect(headers["access-control-allow-origin"]).toBe("*")
		expect(headers["cross-origin-resource-policy"]).toBe("cross-origin")
	}
	const known = await download(`/${name}.js`, { "if-none-match": plain.headers.etag ?? "" })
	expect(known.status).toBe(304)
})
