import { AsyncLocalStorage } from "node:async_hooks"
import { once } from "node:events"
import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { PAGE, PAGES } from "../bridge.mjs"
import { createHttpServer } from "./http-server.mjs"
import { withPageCache } from "./page-cache.mjs"

const languages = new AsyncLocalStorage<string>()
const shared = globalThis as unknown as Record<symbol, unknown>

/** The database's state of `/{name}`. */
let stored: Record<string, unknown>
/** Every rendering, and the parts of the request it received. */
let drawn: { url: string; headers: IncomingMessage["headers"]; language: string | undefined }[]
/** Breaks off the next rendering's answer. */
let own: object | undefined
/** What visitors of the next page may choose among. */
let offer: object | undefined
let breakOff = false
let server: Server
let address = ""

/** Who may frame a page, and what a frame of another site needs. */
const FRAMED = {
	"x-frame-options": "DENY",
	"cross-origin-resource-policy": "cross-origin",
	"cross-origin-embedder-policy": "credentialless",
	"referrer-policy": "no-referrer",
}

const policyOf = (nonce: string) => `script-src 'nonce-${nonce}'`

/** Replaces the framework: renders what was read for this request, with its own nonce. */
async function render(req: IncomingMessage & Record<symbol, unknown>, res: ServerResponse) {
	drawn.push({ url: req.url ?? "", headers: { ...req.headers }, language: languages.getStore() })
	const read = req[PAGE] as { data: Promise<unknown> } | undefined
	const data = await read?.data.catch(() => "unreadable")
	const nonce = Buffer.from(`render ${String(drawn.length).padStart(9, "0")}`).toString("base64")
	res.setHeader("Content-Security-Policy", policyOf(nonce))
	res.setHeader("Content-Type", "text/html")
	res.setHeader("Vary", "rsc")
	for (const [name, value] of Object.entries(FRAMED)) res.setHeader(name, value)
	res.statusCode = data ? 200 : 404
	res.write(`<script nonce="${nonce}">`)
	if (breakOff) return void res.destroy()
	res.write(Buffer.from(`${JSON.stringify(data)} Größe`))
	res.end(`</script><script nonce="${nonce}">`)
}

beforeAll(async () => {
	shared[PAGES] = (url: string) => {
		const { pathname } = new URL(url, "http://localhost")
		if (!pathname.startsWith("/page-")) return undefined
		return {
			name: "page",
			url: pathname,
			read: async () => {
				const data = stored[pathname]
				if (data instanceof Error) throw data
				return data ?? null
			},
			cached: !pathname.endsWith("-private"),
			language: async (accepted: string | undefined) => ({
				code: accepted?.startsWith("de") ? "de" : "en",
				own,
				offer,
			}),
			inLanguage: ({ code }: { code: string }, draw: () => unknown) => languages.run(code, draw),
			policy: async (nonce: string) => policyOf(nonce),
		}
	}
	const handle = withPageCache(render as never, { mostBytes: 1_000 })
	server = createHttpServer({ handle, headers: {}, trustProxyHops: 0, dev: false })
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const bound = server.address()
	address = `http://127.0.0.1:${bound && typeof bound === "object" ? bound.port : 0}`
})
afterAll(() => {
	delete shared[PAGES]
	server.closeAllConnections()
	server.close()
})
/** Each test has its own page, which no other has requested. */
let path = ""
let count = 0
beforeEach(() => {
	path = `/page-${++count}`
	stored = { [path]: { headline: "First" } }
	drawn = []
	breakOff = false
	own = undefined
	offer = undefined
})

async function get(at: string, headers: Record<string, string> = {}) {
	const response = await fetch(address + at, { headers })
	const html = await response.text()
	return { status: response.status, headers: response.headers, html }
}
const nonceIn = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? expect.fail("no nonce")

describe("a public page", () => {
	it("is rendered once per content, and each copy gets its own nonce", async () => {
		const answers = [await get(path), await get(path), await get(path)]
		expect(drawn).toHaveLength(1)
		const nonces = answers.map(({ headers }) => nonceIn(headers.get("content-security-policy")))
		expect(new Set(nonces).size).toBe(3)
		const bodies = answers.map(({ html }, at) => html.replaceAll(nonces[at] ?? "", "NONCE"))
		expect(new Set(bodies)).toEqual(
			new Set(['<script nonce="NONCE">{"headline":"First"} Größe</script><script nonce="NONCE">']),
		)
		for (const { headers } of answers) {
			expect(headers.get("content-type")).toBe("text/html")
			expect(headers.get("cache-control")).toBe("private, no-cache")
			expect(Object.fromEntries(headers)).toMatchObject(FRAMED)
		}
	})

	it("shows a change with the next request, and the earlier page if the content returns", async () => {
		await get(path)
		stored[path] = { headline: "Second" }
		expect((await get(path)).html).toContain("Second")
		stored[path] = null
		expect((await get(path)).status).toBe(404)
		stored[path] = { headline: "First" }
		expect((await get(path)).html).toContain("First")
	})

	it("is rendered without anything from the first visitor's request", async () => {
		await get(`${path}?q=secret`, { cookie: "session=secret", "user-agent": "secret", "accept-language": "fr" })
		expect(drawn[0]?.url).toBe(path)
		expect(JSON.stringify(drawn)).not.toMatch(/secret|accept-language|user-agent|cookie/)
		await get(`${path}?q=other`)
		expect(drawn).toHaveLength(1)
	})

	it("is not cached if it could not be read, does not exist, or was broken off", async () => {
		stored[path] = new Error("the database is away")
		expect((await get(path)).html).toContain("unreadable")
		stored[path] = null
		await get(path)
		await get(path)
		expect(drawn).toHaveLength(3)
		stored[path] = { headline: "First" }
		breakOff = true
		await expect(get(path)).rejects.toThrow()
		breakOff = false
		expect((await get(path)).html).toContain("First")
		expect(drawn).toHaveLength(5)
	})

	it("is rendered anew for a HEAD request and for the framework's own client", async () => {
		await get(path)
		await get(path, { rsc: "1" })
		await fetch(address + path, { method: "HEAD" })
		expect(drawn).toHaveLength(3)
	})

	it("is drawn again once the business has translated its own texts", async () => {
		await get(path)
		own = { texts: { Hello: "Hallo" }, written: "en" }
		await get(path)
		await get(path)
		expect(drawn).toHaveLength(2)
	})

	it("is cached once more for addresses that ask for its language, and says what it depends on", async () => {
		const read = async (asked?: string) => {
			offer = { languages: [], asked, hasSwitch: false }
			const { headers } = await get(path, { "accept-language": "de" })
			return headers.get("vary")?.split(", ").sort().join(", ")
		}
		expect(await read()).toBe("Accept-Encoding, Accept-Language, rsc")
		expect([await read("de"), await read(), await read("de")]).toEqual(
			Array(3).fill("Accept-Encoding, Accept-Language, rsc"),
		)
		expect(drawn).toHaveLength(2)
		offer = undefined
		expect((await get(path)).headers.get("vary")).toBe("rsc, Accept-Encoding")
	})

	it("is drawn and cached once per language that it comes in, not per header", async () => {
		const german = { "accept-language": "de-AT, de;q=0.9" }
		await get(path, german)
		await get(path, { "accept-language": "de" })
		await get(path, { "accept-language": "x-unheard-of" })
		await get(path)
		expect(drawn.map(({ language }) => language)).toEqual(["de", "en"])
		await get(path, { ...german, rsc: "1" })
		expect(drawn.at(-1)?.language).toBe("de")
	})

	it("is drawn each time if it is private, from what was read for it", async () => {
		stored[`${path}-private`] = { headline: "Mine" }
		const first = await get(`${path}-private`, { "accept-language": "de" })
		await get(`${path}-private`)
		expect(first.html).toContain("Mine")
		expect(first.headers.get("cache-control")).toBeNull()
		expect(drawn.map(({ language }) => language)).toEqual(["de", "en"])
	})

	it("is evicted if there is no room, the least recently requested one first", async () => {
		for (const name of ["a", "b", "c"]) stored[path + name] = { headline: "x".repeat(300) }
		await get(`${path}a`)
		await get(`${path}b`)
		await get(`${path}a`)
		await get(`${path}c`)
		expect(drawn).toHaveLength(3)
		await get(`${path}a`)
		expect(drawn).toHaveLength(3)
		await get(`${path}b`)
		expect(drawn).toHaveLength(4)
	})
})
