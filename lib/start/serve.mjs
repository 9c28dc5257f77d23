import { EventEmitter, once } from "node:events"
import { readFileSync } from "node:fs"
import http from "node:http"
import path from "node:path"
import { withDirectRoutes } from "./direct-routes.mjs"
import { createHttpServer } from "./http-server.mjs"
import { listenError } from "./listen.mjs"
import { withPageCache } from "./page-cache.mjs"
import { ROOT } from "./project.mjs"
import { securityHeaders } from "./security-headers.mjs"
import { withStaticAssets } from "./static-assets.mjs"

function builtConfig() {
	return JSON.parse(readFileSync(path.join(ROOT, ".next/required-server-files.json"), "utf8")).config
}

/** The first visitor must not wait for code and connections. @param {string} host @param {number} port */
async function warmUp(host, port) {
	const address = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "::1" : host
	const request = http.get({ host: address, port, path: "/api/health", agent: false })
	const [response] = await once(request, "response")
	response.resume()
	await once(response, "end")
}

/** Accepts no new connection, closes idle ones, and finishes running requests or, at the deadline, cuts them.
 * @param {http.Server} server @param {Set<http.ServerResponse>} running @param {Set<import("node:net").Socket>} sockets
 * @param {number} withinMs */
function closeServer(server, running, sockets, withinMs) {
	return new Promise((resolve) => {
		const deadline = setTimeout(() => server.closeAllConnections(), withinMs)
		server.close(() => {
			clearTimeout(deadline)
			resolve(undefined)
		})
		const busy = new Set([...running].map((res) => res.socket))
		// Also connections that never sent a byte, which Node counts as active until their headers time out.
		for (const socket of sockets) if (!busy.has(socket)) socket.destroy()
		for (const res of running) {
			// A request in the middle of a long body may end it properly before the deadline.
			res.req.emit("stopping")
			if (!res.headersSent) res.shouldKeepAlive = false
			res.once("close", () => server.closeIdleConnections())
		}
	})
}

export const noServer = () => /** @type {http.Server} */ (new EventEmitter())

/** Loads instrumentation.ts too.
 * @param {{ dev: boolean, port: number, next: typeof import("next").default, httpServer: http.Server }} options */
export async function loadProduct({ dev, port, next, httpServer }) {
	// Otherwise the framework would load its compiler to read next.config.ts.
	if (!dev) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(builtConfig())
	const app = next({ dev, dir: ROOT, hostname: "localhost", port, httpServer, quiet: !dev })
	await app.prepare()
	return app
}

/**
 * @param {{ dev: boolean, host: string, port: number, trustProxyHops: number, next: typeof import("next").default,
 * beforeListening: () => Promise<void> }} options beforeListening: called once the configuration is right
 * @returns {Promise<(withinMs: number) => Promise<void>>} ends the server
 */
export async function serve({ dev, host, port, trustProxyHops, next, beforeListening }) {
	/** @type {Set<http.ServerResponse>} */
	const running = new Set()
	/** @type {Set<import("node:net").Socket>} */
	const sockets = new Set()
	const server = createHttpServer({
		handle: (req, res) => handle(req, res),
		headers: securityHeaders(process.env.NEXTAUTH_URL?.startsWith("https:") ?? false),
		trustProxyHops,
		dev,
	})
	// With a listener for upgrades, Node hands over every request that offers one (`Upgrade: h2c`).
	const app = await loadProduct({ dev, port, next, httpServer: dev ? server : noServer() })
	const framework = app.getRequestHandler()
	/** @param {import("./http-server.mjs").Handle} otherwise */
	const assets = (otherwise) => withStaticAssets(path.join(ROOT, ".next"), otherwise)
	const handle = dev ? framework : withDirectRoutes(assets(withPageCache(framework)))

	server.prependListener("request", (_req, res) => {
		running.add(res)
		res.once("close", () => running.delete(res))
	})
	server.on("connection", (socket) => {
		sockets.add(socket)
		socket.once("close", () => sockets.delete(socket))
	})
	await beforeListening()
	server.listen(port, host)
	await Promise.race([
		once(server, "listening"),
		once(server, "error").then(([error]) => Promise.reject(listenError(error, { host, port }))),
	])
	if (!dev) await warmUp(host, port)
	return async (withinMs) => {
		await closeServer(server, running, sockets, withinMs)
		await app.close()
	}
}
