import { once } from "node:events"
import { connect, createServer, type Socket } from "node:net"

/** A proxy between the product and a server that it needs. Its port stays the same through every fault. */
export interface FaultProxy {
	port: number
	/** Acts like a host that is gone: open connections break and new ones are refused. Returns once that is so. */
	cut(): Promise<void>
	/** Breaks each connection as soon as so many of its bytes have gone to the server. */
	cutAfter(bytes: number): void
	/** Ends the fault. */
	mend(): Promise<void>
	stop(): Promise<void>
}

export async function startFaultProxy(target: number): Promise<FaultProxy> {
	const sockets = new Set<Socket>()
	let limit = Number.POSITIVE_INFINITY
	const keep = (socket: Socket) => {
		sockets.add(socket)
		socket.on("error", () => undefined)
		socket.once("close", () => sockets.delete(socket))
	}
	const server = createServer((client) => {
		const upstream = connect(target, "127.0.0.1")
		keep(client)
		keep(upstream)
		let passed = 0
		client.on("data", (chunk: Buffer) => {
			passed += chunk.length
			if (passed <= limit) return
			client.resetAndDestroy()
			upstream.resetAndDestroy()
		})
		client.pipe(upstream).pipe(client)
		client.once("close", () => upstream.destroy())
		upstream.once("close", () => client.destroy())
	})
	const listen = async (port: number) => {
		server.listen(port, "127.0.0.1")
		await once(server, "listening")
	}
	const breakAll = () => {
		for (const socket of sockets) socket.resetAndDestroy()
	}
	const close = async () => {
		if (!server.listening) return
		const closed = once(server, "close")
		server.close()
		breakAll()
		await closed
	}
	await listen(0)
	const address = server.address()
	const port = address && typeof address === "object" ? address.port : 0
	return {
		port,
		cut: close,
		cutAfter(bytes) {
			limit = bytes
			breakAll()
		},
		async mend() {
			limit = Number.POSITIVE_INFINITY
			if (!server.listening) await listen(port)
		},
		stop: close,
	}
}
