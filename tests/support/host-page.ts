import { once } from "node:events"
import { createServer } from "node:http"

export interface HostPage {
	/** http://127.0.0.1:port, which is a different site from the product's http://localhost:port. */
	origin: string
	stop(): Promise<void>
}

/** Another company's website: one page on its own origin. */
export async function startHostPage(body: string, headers: Record<string, string> = {}): Promise<HostPage> {
	const html = `<!doctype html><html lang="en"><title>A shop</title><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><h1>Our shop</h1><p><a href="#more">More</a></p>${"<p>Text.</p>".repeat(60)}${body}`
	const server = createServer((_req, res) => {
		res.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(html)
	})
	server.listen(0, "127.0.0.1")
	await once(server, "listening")
	const address = server.address()
	return {
		origin: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
		async stop() {
			server.close()
			server.closeAllConnections()
			await once(server, "close")
		},
	}
}
