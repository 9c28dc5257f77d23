import { randomUUID } from "node:crypto"
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { Webhook } from "standardwebhooks"
import { db, transaction } from "@/lib/db/client"
import { EVENT_TYPES, type EventType } from "@/lib/webhooks/event-types"
import { makeSecret, sealSecret } from "@/lib/webhooks/secret"

/** One request as a receiver got it. */
export interface Received {
	path: string
	headers: Record<string, string>
	body: string
	/** The body, read. */
	event: { type: EventType; is_test: boolean; timestamp: string; data: Record<string, unknown> }
}

type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => void

export interface Receiver {
	port: number
	/** With the port, without a slash at the end. */
	origin: string
	received: Received[]
	/** What has arrived under a path. */
	at(path: string): Received[]
	/** 204 for everything unless told otherwise, by path. */
	answers: Map<string, Answer>
	stop(): Promise<void>
}

/** A business's own server, by real HTTP on an address of this machine. @param port 0 for any. */
export async function startReceiver(host: string, port = 0): Promise<Receiver> {
	const received: Received[] = []
	const answers = new Map<string, Answer>()
	const listener: RequestListener = async (request, response) => {
		const body = await buffer(request).then(String, () => null)
		// Cut off, such as by the sender's death.
		if (body === null) return
		const headers = request.headers as Record<string, string>
		const one = { path: request.url ?? "", headers, body, event: JSON.parse(body) }
		received.push(one)
		const answer = answers.get(one.path)
		if (answer) answer(one, response, request)
		else response.writeHead(204).end()
	}
	const server = createServer(listener)
	await new Promise<void>((resolve) => server.listen(port, host, resolve))
	const own = (server.address() as AddressInfo).port
	return {
		port: own,
		origin: `http://${host}:${own}`,
		received,
		at: (path) => received.filter((one) => one.path === path),
		answers,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve()).closeAllConnections()
			}),
	}
}

/** @throws if the reference library of Standard Webhooks refuses it. */
export function verify({ body, headers }: Pick<Received, "body" | "headers">, secret: string): void {
	new Webhook(secret).verify(body, headers)
}

interface EndpointOptions {
	tenantId: string
	url: string
	/** All of them unless told otherwise. */
	events?: readonly EventType[]
}

/** An endpoint as the API makes it, with its secret. */
export async function makeEndpoint({ tenantId, url, events = EVENT_TYPES }: EndpointOptions) {
	const [id, secret] = [randomUUID(), makeSecret()]
	await db().webhookEndpoint.create({
		data: { id, tenantId, url, events: [...events], secret: sealSecret(id, secret) },
	})
	return { id, secret }
}

/** Lets hours pass for an endpoint, its jobs, and everything that waits for it. */
export async function letPass(endpointId: string, hours: number): Promise<void> {
	const seconds = hours * 3600
	await transaction(async (tx) => {
		await tx.$executeRaw`UPDATE webhook_deliveries SET next_at = next_at - make_interval(secs => ${seconds}::float8)
			WHERE endpoint_id = ${endpointId}::uuid`
		await tx.$executeRaw`UPDATE webhook_endpoints SET
				failing_since = failing_since - make_interval(secs => ${seconds}::float8),
				previous_until = previous_until - make_interval(secs => ${seconds}::float8),
				rests_until = rests_until - make_interval(secs => ${seconds}::float8)
			WHERE id = ${endpointId}::uuid`
		await tx.$executeRaw`UPDATE jobs SET run_at = run_at - make_interval(secs => ${seconds}::float8)
			WHERE data = jsonb_build_object('endpointId', ${endpointId}::text)`
	})
}
