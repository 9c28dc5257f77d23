import http from "node:http"
import https from "node:https"
import { assertAllowedHost, guardedLookup } from "./guarded-lookup"
import { OutboundError, outboundError } from "./outbound-error"
import { ACCEPTED_ENCODINGS, readAnswer, readStart } from "./read-answer"

export interface PublicRequest {
	method?: "GET" | "POST"
	headers?: Record<string, string>
	body?: string | Buffer
	/** For the answer's body, as it arrives and decompressed. */
	maxBytes: number
	/** Keeps that many bytes of the body, and takes a broken body for no failure: only the status counts. */
	keepsStart?: true
	/** Milliseconds from the look-up to the last byte, for each request of a chain of redirects. */
	withinMs: number
	idleMs: number
	maxRedirects?: number
	/** Called before each request, those of redirects included. What it throws ends the chain. */
	before?(url: URL): Promise<void> | void
	wants?(answer: Pick<PublicAnswer, "status" | "headers">): boolean
}

export interface PublicAnswer {
	url: URL
	status: number
	headers: http.IncomingHttpHeaders
	bytes: Buffer
}

const REDIRECTS = [301, 302, 303, 307, 308]
/** A new connection for each request, so that each is checked. Unlike the default agent's, it never uses a proxy. */
const AGENTS = { "http:": new http.Agent(), "https:": new https.Agent() }

function parsed(address: string | URL): URL & { protocol: keyof typeof AGENTS } {
	if (!URL.canParse(address)) throw new OutboundError("address")
	const url = new URL(address)
	if (!(url.protocol in AGENTS) || url.username || url.password) throw new OutboundError("address")
	return url as URL & { protocol: keyof typeof AGENTS }
}

function open(url: ReturnType<typeof parsed>, request: PublicRequest, signal: AbortSignal) {
	const isPlain = url.protocol === "http:"
	const port = Number(url.port || (isPlain ? 80 : 443))
	assertAllowedHost(url.hostname, port)
	const headers = { "accept-encoding": ACCEPTED_ENCODINGS, ...request.headers }
	const options = {
		method: request.method ?? "GET",
		headers,
		agent: AGENTS[url.protocol],
		lookup: guardedLookup(port),
		signal,
	}
	return new Promise<http.IncomingMessage>((resolve, reject) => {
		const sent = (isPlain ? http : https).request(url, options)
		sent.setTimeout(request.idleMs, () => sent.destroy(new OutboundError("timeout")))
		// Stays for the answer's life: a socket that breaks later says so here, too.
		sent.on("error", reject).once("response", resolve).end(request.body)
	})
}

async function ask(url: ReturnType<typeof parsed>, request: PublicRequest): Promise<PublicAnswer> {
	const caller = new AbortController()
	const timer = setTimeout(() => caller.abort(), request.withinMs)
	try {
		const response = await open(url, request, caller.signal)
		const { statusCode: status = 0, headers } = response
		const isWanted = request.wants?.({ status, headers }) ?? true
		const read = request.keepsStart ? readStart : readAnswer
		const bytes = isWanted ? await read(response, request.maxBytes) : Buffer.alloc(0)
		response.destroy()
		return { url, status, headers, bytes }
	} catch (error) {
		throw caller.signal.aborted ? new OutboundError("timeout", { cause: error }) : outboundError(error)
	} finally {
		clearTimeout(timer)
		caller.abort()
	}
}

/** Calls an address that a business or visitor gave: http(s) on public addresses only, checked for every connection and
 * redirect; OUTBOUND_ALLOW names the exceptions. Every status is an answer. @throws OutboundError */
export async function fetchPublic(address: string | URL, request: PublicRequest): Promise<PublicAnswer> {
	let url = parsed(address)
	for (let redirects = 0; ; redirects++) {
		await request.before?.(url)
		const answer = await ask(url, request)
		const { location } = answer.headers
		if (!request.maxRedirects || !location || !REDIRECTS.includes(answer.status)) return answer
		if (redirects === request.maxRedirects) throw new OutboundError("redirects")
		url = parsed(URL.canParse(location, url) ? new URL(location, url) : location)
	}
}
