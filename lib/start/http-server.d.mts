import type { IncomingMessage, Server, ServerResponse } from "node:http"

export declare function createHttpServer(options: {
	handle(req: IncomingMessage, res: ServerResponse): Promise<void>
	/** Added to every answer that has none of that name. */
	headers: Record<string, string>
	trustProxyHops: number
	dev: boolean
}): Server
