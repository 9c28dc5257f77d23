/** Packages that come without types: what the launcher uses of them. */
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

declare module "next/dist/compiled/@vercel/nft" {
	/** Paths below `base` of the files, and of all that they import. */
	export function nodeFileTrace(
		files: string[],
		options: { base: string; mixedModules: boolean },
	): Promise<{ fileList: Set<string> }>
}
