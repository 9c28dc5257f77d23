/** The package comes without types. This is what the launcher uses of it. */
declare module "compression" {
	import type { IncomingMessage, ServerResponse } from "node:http"
	import type { BrotliOptions } from "node:zlib"

	/** Replaces `write` and `end` of the answer, then calls `next`. */
	type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

	export default function compression(options: {
		filter: (req: IncomingMessage, res: ServerResponse) => boolean
		brotli: BrotliOptions
	}): Compress
}
