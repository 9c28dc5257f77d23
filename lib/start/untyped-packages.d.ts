/** For packages without types: what the launcher uses of them. */
declare module "compression" {
	import type { IncomingMessage, ServerResponse } from "node:http"
	import type { BrotliOptions } from "node:zlib"

	type Compress = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

	export default function compression(options: {
		filter: (req: IncomingMessage, res: ServerResponse) => boolean
		brotli: BrotliOptions
	}): Compress
}

declare module "next/dist/compiled/@vercel/nft" {
	export function nodeFileTrace(
		files: string[],
		options: { base: string; mixedModules: boolean },
	): Promise<{ fileList: Set<string> }>
}
