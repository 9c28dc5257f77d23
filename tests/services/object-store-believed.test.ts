import { createHash, randomUUID } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, it, onTestFinished } from "vitest"
import type { ObjectStore } from "@/lib/storage/object-store"
import { s3 } from "@/lib/storage/s3"

interface Answer {
	status?: number
	headers?: Record<string, string>
	body?: string
}

/** The store's answers are made up here, because no real store lies on request. */
async function storeThat(answer: (method: string) => Answer) {
	const asked: string[] = []
	const server = createServer((request, response) => {
		const method = String(request.method)
		asked.push(method)
		const { status = 200, headers = {}, body = "" } = answer(method)
		request.resume().once("end", () => response.writeHead(status, headers).end(method === "HEAD" ? undefined : body))
	})
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	const store = s3({
		bucket: "testimonials",
		accessKeyId: "key",
		secretAccessKey: "secret",
		endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		region: "us-east-1",
		forcePathStyle: true,
		idleMs: 60_000,
	})
	return { store, asked }
}

const LARGE = 3 * 1024 * 1024
const clip = Buffer.from("a clip")
const digest = createHash("md5").update(clip).digest("hex")
const newKey = () => `tests/${randomUUID()}/video.webm`
const put = (store: ObjectStore) => store.putBytes(newKey(), clip, "video/webm")

async function putLarge(store: ObjectStore): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "object-store-believed-"))
	onTestFinished(() => rm(folder, { recursive: true }))
	const file = path.join(folder, "video")
	await writeFile(file, new Uint8Array(LARGE))
	await store.putFile(newKey(), file, LARGE, "video/webm")
}

const AWAY = { code: "unavailable", retryAfter: 5 }

it("a page with status 200 for every request is not a success", async () => {
	const page = "<html>Please sign in</html>"
	const headers = { "content-type": "text/html", "content-length": String(page.length) }
	const { store } = await storeThat(() => ({ headers, body: page }))
	await expect(put(store)).rejects.toMatchObject(AWAY)
	await expect(putLarge(store)).rejects.toMatchObject(AWAY)
	await expect(store.remove(newKey())).rejects.toMatchObject(AWAY)
})

it.each([
	["nothing", { status: 404 }],
	["half of it", { headers: { "content-length": "3" } }],
])("a success is not believed if the store then has %s", async (_what, found) => {
	const { store } = await storeThat((method) => (method === "HEAD" ? found : { headers: { etag: '"of-its-own"' } }))
	await expect(put(store)).rejects.toMatchObject(AWAY)
	await expect(putLarge(store)).rejects.toMatchObject(AWAY)
})

it("the digest as the tag is believed without a second request", async () => {
	const { store, asked } = await storeThat(() => ({ headers: { etag: `"${digest}"` } }))
	await put(store)
	expect(asked).toEqual(["PUT"])
})

it("another tag, as from a store that encrypts, is believed if the size is right", async () => {
	const { store, asked } = await storeThat((method) => ({
		headers: { etag: '"of-its-own"', "content-length": method === "HEAD" ? String(clip.length) : "0" },
	}))
	await put(store)
	expect(asked).toEqual(["PUT", "HEAD"])
})

it("a large file is checked with a request instead of a digest", async () => {
	const { store, asked } = await storeThat((method) => ({
		headers: { etag: '"of-its-own"', "content-length": method === "HEAD" ? String(LARGE) : "0" },
	}))
	await putLarge(store)
	expect(asked).toEqual(["PUT", "HEAD"])
})
