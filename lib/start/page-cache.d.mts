import type { IncomingMessage, ServerResponse } from "node:http"

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<void>
export declare function withPageCache(render: Handle, options?: { mostBytes?: number }): Handle
