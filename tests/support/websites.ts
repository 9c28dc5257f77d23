import dns from "node:dns"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { vi } from "vitest"

export type Page = string | ((request: IncomingMessage, response: ServerResponse) => void)

export interface TestWebsite {
	/** With the port, without a slash at the end. */
	origin: string
	/** What it answers, by path and query. Everything else is 404. */
	pages: Record<string, Page>
	/** What was asked for, in order. */
	asked: string[]
}

export interface WebHost {
	port: number
	/** Adds a website under a name of its own. @param address what the name resolves to, look-up by look-up. */
	add(name: string, pages: Record<string, Page>, ...addresses: string[]): TestWebsite
	stop(): Promise<void>
}

/**
 * Websites by real HTTP, on addresses of this machine. Names in .example are answered at the resolver, as an attacker's own name server
 * would answer them.
 * @param addresses the first is where a website lives unless it says otherwise; all listen on one port.
 */
export async function startWebHost(...addresses: [string, ...string[]]): Promise<WebHost> {
	const sites = new Map<string, TestWebsite>()
	const names = new Map<string, string[]>()
	const server = () =>
		createServer((request, response) => {
			const site = sites.get(request.headers.host ?? "")
			site?.asked.push(request.url ?? "")
			const page = site?.pages[request.url ?? ""]
			if (typeof page === "function") page(request, response)
			else response.writeHead(page ? 200 : 404, { "content-type": "text/html; charset=utf-8" }).end(page)
		})
	const servers: Server[] = []
	let port = 0
	for (const host of addresses) {
		const listening = server()
		await new Promise<void>((resolve) => listening.listen(port, host, resolve))
		port = (listening.address() as AddressInfo).port
		servers.push(listening)
	}
	const real = dns.lookup
	const lookup = (
		name: string,
		options: dns.LookupOptions,
		callback: (error: Error | null, found?: unknown) => void,
	) => {
		// The machine's own names, for what else the test does.
		if (!name.endsWith(".example")) return real(name, options, callback)
		const known = names.get(name)
		const address = known && known.length > 1 ? known.shift() : known?.[0]
		if (address) callback(null, [{ address, family: 4 }])
		else callback(Object.assign(new Error(name), { code: "ENOTFOUND" }))
	}
	vi.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup)
	return {
		port,
		add(name, pages, ...answers) {
			const site = { origin: `http://${name}:${port}`, pages, asked: [] }
			sites.set(`${name}:${port}`, site)
			names.set(name, answers.length > 0 ? answers : [addresses[0]])
			return site
		},
		async stop() {
			for (const each of servers) each.close().closeAllConnections()
		},
	}
}
