import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text as readText } from "node:stream/consumers"
import { setTimeout as pause } from "node:timers/promises"
import { type Body, PROTOCOLS, type Usage } from "./model-protocols"
import { playTranscript, readSound, TRANSCRIPTIONS, type Transcript } from "./model-transcription"

/** What the server does with a request. It sends `pieces` one by one, `everyMs` apart, and then the ending. */
export interface ModelScript {
	pieces?: string[]
	everyMs?: number
	/** The usage reported at the end. With null it reports none. */
	usage?: Usage | null
	/**
	 * end: the answer ends normally. stall: nothing more comes, but the connection stays open. cut: the connection
	 * breaks. finish: the connection closes cleanly in the middle of the answer. fail: an error event. flood: ten
	 * megabytes as pieces of the answer.
	 */
	ending?: "end" | "stall" | "cut" | "finish" | "fail" | "flood"
	/** For a transcription. `pieces` and `usage` are for a chat. */
	transcript?: Transcript
	/** Sends this refusal instead. */
	refuse?: { status: number; headers?: Record<string, string>; bytes?: number }
	/** Sends this body instead, which is not a valid answer. */
	raw?: { type: string; body: string }
	/** Sends nothing instead, not even headers. */
	silent?: true
	/** Holds the answer back until release(). */
	held?: true
	/**
	 * Obeys a text that stands in the request: without it the default answer comes. "{SYSTEM}" in a piece becomes the
	 * system prompt.
	 */
	obeys?: string
	/** How many requests it applies to. Later requests get what they would get without it. */
	times?: number
}

export interface ModelRequest {
	provider: keyof typeof PROTOCOLS
	path: string
	headers: Record<string, string | undefined>
	body: Body
	question: string
	/** The caller hung up before the answer was complete. */
	aborted: boolean
}

/**
 * Controls a model server from any process. The tests of a run share it and recognize their requests by the question.
 */
export interface ModelControl {
	/** Requests whose question contains this text get this script until it is replaced. */
	script(contains: string, script: ModelScript): Promise<void>
	/** Releases held answers. */
	release(contains: string): Promise<void>
	/** In order of arrival. */
	requests(contains: string): Promise<ModelRequest[]>
}

export interface ModelServer extends ModelControl {
	/** http://127.0.0.1:port. The APIs' base address is this plus /v1. */
	url: string
	/** The settings that point the product at this server for every provider. */
	environment: Record<string, string>
	/** Closes every connection. */
	stop(): Promise<void>
}

export const MODEL_KEY = "test-key"
const DEFAULT: ModelScript = { pieces: ["This ", "is ", "an ", "answer."], usage: { prompt: 100, completion: 4 } }
const FLOOD_PIECE = "word ".repeat(2_000)
const TEN_MEGABYTES = 10 * 1024 * 1024

interface Rule {
	contains: string
	script: ModelScript
	left: number
}

export function controlModelServer(url: string): ModelControl {
	return {
		async script(contains, script) {
			await fetch(`${url}/control`, { method: "PUT", body: JSON.stringify({ contains, script }) })
		},
		async release(contains) {
			await fetch(`${url}/control?${new URLSearchParams({ contains })}`, { method: "DELETE" })
		},
		async requests(contains) {
			const answer = await fetch(`${url}/control?${new URLSearchParams({ contains })}`)
			return (await answer.json()) as ModelRequest[]
		},
	}
}

/** What a model that follows every instruction does. */
function obedient(script: ModelScript, body: Body): ModelScript {
	const { obeys, pieces } = script
	if (!obeys) return script
	const system = body.messages?.find(({ role }) => role === "system")?.content
	if (!String(system).includes(obeys)) return DEFAULT
	return { ...script, pieces: pieces?.map((piece) => piece.replaceAll("{SYSTEM}", () => String(system))) }
}

/** Resolves once the buffer is empty, or the reader is gone. */
function drained(res: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			res.off("drain", done).off("close", done)
			resolve()
		}
		res.once("drain", done).once("close", done)
	})
}

async function play(res: ServerResponse, provider: keyof typeof PROTOCOLS, script: ModelScript): Promise<void> {
	const protocol = PROTOCOLS[provider]
	if (script.silent) return
	if (script.refuse) {
		const { status, headers, bytes = 0 } = script.refuse
		res.writeHead(status, { "content-type": "application/json", ...headers })
		const padding = "x".repeat(bytes)
		return void res.end(JSON.stringify({ error: { message: `Refused with ${status}. ${padding}`, type: "test" } }))
	}
	if (script.raw) return void res.writeHead(200, { "content-type": script.raw.type }).end(script.raw.body)
	const { pieces = DEFAULT.pieces ?? [], everyMs = 0, usage = DEFAULT.usage ?? null } = script
	res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" })
	res.flushHeaders()
	for (const event of protocol.open(usage)) res.write(event)
	for (const piece of pieces) {
		if (everyMs > 0) await pause(everyMs)
		if (res.destroyed) return
		res.write(protocol.piece(piece))
	}
	switch (script.ending ?? "end") {
		case "stall":
			return
		case "cut":
			// Destroys the connection after everything written has been sent.
			return void res.write("", () => res.destroy())
		case "finish":
			return void res.end()
		case "fail":
			return void res.end(protocol.failure())
		case "flood":
			for (let sent = 0; sent < TEN_MEGABYTES && !res.destroyed; sent += FLOOD_PIECE.length) {
				if (!res.write(protocol.piece(FLOOD_PIECE))) await drained(res)
			}
			return void res.end(protocol.close(usage).join(""))
		default:
			res.end(protocol.close(usage).join(""))
	}
}

/** A real server on a free loopback port that speaks the APIs of OpenAI, Anthropic and Google. */
/** The address of the one that this process started, if any. */
export let ownModelServer: string | null = null

export async function startModelServer(): Promise<ModelServer> {
	const rules: Rule[] = []
	const received: ModelRequest[] = []
	const waiting = new Set<{ question: string; go: () => void }>()

	function ruleFor(question: string): ModelScript {
		const rule = rules.findLast(({ contains, left }) => left > 0 && question.includes(contains))
		if (!rule) return DEFAULT
		rule.left -= 1
		return rule.script
	}

	async function control(req: IncomingMessage, res: ServerResponse): Promise<void> {
		if (req.method === "PUT") {
			const { contains, script } = JSON.parse(await readText(req)) as { contains: string; script: ModelScript }
			rules.push({ contains, script, left: script.times ?? Number.POSITIVE_INFINITY })
			return void res.end()
		}
		const contains = new URL(req.url ?? "/", "http://localhost").searchParams.get("contains") ?? ""
		if (req.method === "DELETE") {
			for (const held of waiting) if (held.question.includes(contains)) held.go()
			return void res.end()
		}
		res.writeHead(200, { "content-type": "application/json" })
		res.end(JSON.stringify(received.filter(({ question }) => question.includes(contains))))
	}

	async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
		const path = (req.url ?? "").split("?")[0] ?? ""
		if (path === "/control") return control(req, res)
		if (TRANSCRIPTIONS.test(path)) return hear(req, res, path)
		const providers = Object.keys(PROTOCOLS) as (keyof typeof PROTOCOLS)[]
		const provider = providers.find((name) => PROTOCOLS[name].path.test(path))
		if (!provider) return void res.writeHead(404).end("{}")
		const body = JSON.parse(await readText(req)) as Body
		const question = PROTOCOLS[provider].question(body)
		const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]))
		const request: ModelRequest = { provider, path, headers, body, question, aborted: false }
		received.push(request)
		res.once("close", () => {
			request.aborted = !res.writableFinished
		})
		const script = ruleFor(question)
		if (script.held) {
			await new Promise<void>((go) => {
				waiting.add({ question, go })
			})
		}
		await play(res, provider, obedient(script, body))
	}

	/** A transcription has no words to recognize it by, so its question is "sound". */
	async function hear(req: IncomingMessage, res: ServerResponse, path: string): Promise<void> {
		const body = await readSound(req)
		const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]))
		const request: ModelRequest = { provider: "openai", path, headers, body, question: "sound", aborted: false }
		received.push(request)
		res.once("close", () => {
			request.aborted = !res.writableFinished
		})
		const script = ruleFor("sound")
		if (script.held) {
			await new Promise<void>((go) => {
				waiting.add({ question: "sound", go })
			})
		}
		if (script.refuse || script.raw || script.silent) return play(res, "openai", script)
		playTranscript(res, script.transcript, script.ending)
	}

	const server = createServer((req, res) => {
		answer(req, res).catch(() => res.destroy())
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const address = server.address()
	const url = `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`
	ownModelServer = url
	return {
		url,
		...controlModelServer(url),
		environment: {
			OPENAI_API_KEY: MODEL_KEY,
			OPENAI_BASE_URL: `${url}/v1`,
			ANTHROPIC_API_KEY: MODEL_KEY,
			ANTHROPIC_BASE_URL: `${url}/v1`,
			GOOGLE_GENERATIVE_AI_API_KEY: MODEL_KEY,
			GOOGLE_GENERATIVE_AI_BASE_URL: `${url}/v1`,
		},
		async stop() {
			server.close()
			server.closeAllConnections()
			await once(server, "close")
		},
	}
}
