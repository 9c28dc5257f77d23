import { connect } from "node:net"

export interface RawAnswer {
	status: number
	headers: Headers
	text: string
	/** From the last byte sent to the first byte of the answer. Only reported: no test depends on it. */
	ms: number
}

/** "closed": the server closed without a byte of an answer. "silent": nothing at all came within the time. */
export type Outcome = RawAnswer | "closed" | "silent"

const SILENCE_MS = 60_000

function dechunked(bytes: Buffer): Buffer {
	const chunks: Buffer[] = []
	let at = 0
	for (;;) {
		const end = bytes.indexOf("\r\n", at)
		const size = end < 0 ? 0 : Number.parseInt(bytes.toString("latin1", at, end), 16)
		if (!size) return Buffer.concat(chunks)
		chunks.push(bytes.subarray(end + 2, end + 2 + size))
		at = end + 2 + size + 2
	}
}

function parse(bytes: Buffer, ms: number): RawAnswer {
	const end = bytes.indexOf("\r\n\r\n")
	const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n")
	const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1])
	// Interim answers come before the final one.
	if (status === 100) return parse(bytes.subarray(end + 4), ms)
	const headers = new Headers()
	for (const line of lines) {
		const colon = line.indexOf(":")
		headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
	}
	const body = bytes.subarray(end + 4)
	const text = (headers.get("transfer-encoding") === "chunked" ? dechunked(body) : body).toString("utf8")
	return { status, headers, text, ms }
}

/**
 * Sends exactly these bytes over a new connection and reads until the server closes it. No HTTP client could refuse or
 * repair them on the way. `thenClose` ends the request stream.
 */
export function exchange(url: string, bytes: Buffer, thenClose = false): Promise<Outcome> {
	return new Promise((resolve) => {
		const { port, hostname } = new URL(url)
		const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
		const chunks: Buffer[] = []
		let sentAt = performance.now()
		let firstByteAt = 0
		let settled = false
		const settle = () => {
			if (settled) return
			settled = true
			socket.destroy()
			const answer = Buffer.concat(chunks)
			if (answer.includes("\r\n\r\n")) resolve(parse(answer, Math.max(0, firstByteAt - sentAt)))
			else resolve("closed")
		}
		socket.setTimeout(SILENCE_MS, () => {
			if (chunks.length > 0) return settle()
			settled = true
			socket.destroy()
			resolve("silent")
		})
		socket.on("data", (chunk: Buffer) => {
			firstByteAt ||= performance.now()
			chunks.push(chunk)
		})
		socket.on("end", settle)
		socket.on("error", settle)
		socket.on("close", settle)
		socket.on("connect", () => {
			socket.write(bytes, () => {
				sentAt = performance.now()
			})
			if (thenClose) socket.end()
		})
	})
}

interface RequestParts {
	method?: string
	path: string
	/** Headers other than Host, Connection and Content-Length. */
	headers?: Record<string, string>
	body?: Buffer | string
}

/** A well-formed request around an arbitrary part, in latin-1 so that it can hold any byte. */
export function requestBytes({ method = "GET", path, headers = {}, body }: RequestParts): Buffer {
	const content = body === undefined ? undefined : Buffer.from(body as string)
	const all = {
		Host: "localhost",
		Connection: "close",
		...headers,
		...(content && { "Content-Length": String(content.length) }),
	}
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
	const head = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"), "latin1")
	return content ? Buffer.concat([head, content]) : head
}
