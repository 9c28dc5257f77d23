import { PassThrough, Readable } from "node:stream"
import { databaseAway, databaseBusy } from "@/lib/db/database-away"
import { listen } from "@/lib/db/live"
import { env } from "@/lib/env"
import { AppError } from "@/lib/errors"
import { limitKeyOfAddress } from "@/lib/limits/limit-key-of-address"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { refusal } from "@/lib/refusals"
import { EVENT_STREAM_HEADERS } from "./event-stream"
import { nodeRequest } from "./node-request"
import { respondRaw } from "./raw-response"
import { RawReply } from "./reply"

/** How long a revoked session may still listen, and how often an idle line shows that it is alive. */
const BEAT_MS = 5_000
/** Per session or visitor. A phone that lost its line leaves a dead stream behind, which makes room. */
const MOST_OF_ONE = 3
const CROWDED = refusal(
	"too_many_connected",
	"Too many people are connected right now. Please try again in a moment.",
	undefined,
	"Too many requests. Please try again in a moment.",
)
/** A reader who no longer takes this much must return with its position. */
const MOST_UNREAD_BYTES = 1024 * 1024

interface Event {
	/** The position after it, which the reader sends back as Last-Event-ID. */
	id: string
	data: object
}

interface Live {
	request: Request
	owner: string
	/** Strangers take no room from those who are signed in. */
	audience: "admins" | "visitors"
	address: string
	concerns(ids: readonly string[]): boolean
	/** What is new after the position, null for nothing. A null position: the reader has nothing. */
	read(position: string | null): Promise<Event | null>
	stillAllowed(): Promise<unknown>
}

interface Open extends Pick<Live, "owner" | "audience"> {
	network: string
	end(): void
}

const held = processWide("live-streams", () => ({ open: new Set<Open>() }))

/** Ends the reader's own oldest stream, never another's: a crowd is refused. */
function makeRoom({ owner, audience, network }: Omit<Open, "end">): void {
	const alike = [...held.open].filter((stream) => stream.audience === audience)
	const own = alike.filter((stream) => stream.owner === owner)
	const leaving = own.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))
	for (const stream of leaving) stream.end()
	const staying = alike.filter((stream) => !leaving.includes(stream))
	const most = env().LIVE_STREAMS
	const fromThere = staying.filter((stream) => stream.network === network).length
	if (staying.length >= most || fromThere >= Math.max(MOST_OF_ONE, most / 4)) {
		throw new AppError("unavailable", CROWDED, {
			retryAfter: 10,
		})
	}
}

function positionOf(request: Request): string | null {
	return request.headers.get("last-event-id")?.slice(0, 100) || null
}

/** Other callers get what is there as JSON. */
export function wantsStream(request: Request): boolean {
	return /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "")
}

/** The stream holds no database connection: a notification makes it read what is new after its position, so nothing is
 * lost or sent twice. @throws what the first `read` throws; `unavailable` if too many streams are open. */
export async function liveStream(live: Live): Promise<RawReply> {
	const { request } = live
	const reader = { owner: live.owner, audience: live.audience, network: limitKeyOfAddress(live.address) }
	makeRoom(reader)
	const events = new PassThrough()
	let position = positionOf(request)
	let reading: Promise<void> | undefined
	let again = true
	let ended = false

	function end(): void {
		if (ended) return
		ended = true
		clearInterval(timer)
		stopListening()
		held.open.delete(open)
		events.end()
	}
	function write(text: string): void {
		if (ended) return
		events.write(text)
		if (events.writableLength > MOST_UNREAD_BYTES) events.destroy()
	}
	async function readOn(): Promise<void> {
		while (again && !ended) {
			again = false
			const event = await live.read(position)
			if (!event || ended) continue
			position = event.id
			write(`id: ${event.id}\ndata: ${JSON.stringify(event.data)}\n\n`)
		}
	}
	function fail(error: unknown): void {
		// The next beat reads again.
		again = true
		if (databaseAway(error) || databaseBusy(error)) return
		if (!(error instanceof AppError)) log.error({ err: error }, "a live stream failed")
		end()
	}
	/** Checks the right first: nothing new may reach a session that was just revoked. */
	function heard(): void {
		if (reading || ended) return
		reading = live
			.stillAllowed()
			.then(readOn)
			.catch(fail)
			.finally(() => {
				reading = undefined
			})
	}

	const open: Open = { ...reader, end }
	held.open.add(open)
	const stopListening = listen((ids) => {
		if (ids !== null && !live.concerns(ids)) return
		again = true
		heard()
	})
	const timer = setInterval(() => {
		write(":\n\n")
		heard()
	}, BEAT_MS)
	timer.unref()
	events.once("close", end)
	request.signal.addEventListener("abort", end, { once: true })
	nodeRequest(request)?.once("stopping", end)
	try {
		reading = readOn()
		await reading
	} catch (error) {
		end()
		throw error
	} finally {
		reading = undefined
	}
	const body = respondRaw(request, events) ? null : (Readable.toWeb(events) as ReadableStream<Uint8Array>)
	return new RawReply(new Response(body, { headers: EVENT_STREAM_HEADERS }))
}
