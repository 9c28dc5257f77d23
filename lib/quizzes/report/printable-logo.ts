import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { ownProgram } from "@/lib/isolation/own-program"
import { runProgram } from "@/lib/isolation/run-program"
import { log } from "@/lib/log"
import { processWide } from "@/lib/process-wide"
import { storage } from "@/lib/storage/storage"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { fairTurns } from "./fair-turns"

/** A PDF takes no SVG and no WebP, so every logo becomes a PNG of at most four times its printed size. */
const BOX = { width: 720, height: 176 } as const
const HEAP_MEGABYTES = 128
const MEGABYTES = 384
/** A usual logo takes 0.2 s, mostly for the start. */
const SECONDS = 8
const NICENESS = 10
const LARGEST_BYTES = 4 * BOX.width * BOX.height

/** A key is written once, so its drawing stays true. Each takes some 20 KB. */
const KEPT_LOGOS = 50
const drawn = processWide("reportLogos", () => new Map<string, Promise<Uint8Array | null>>())
/** One business's logos can take all their seconds in a row. The second place stays free for others. */
const inTurn = processWide("reportLogoTurns", () => fairTurns({ count: 2, waitingEach: 4 }))

/** A process with capped memory and time draws it: an SVG of a few kilobytes can take minutes, and a thread cannot be
 * interrupted. @returns a PNG, or null if the logo is lost or cannot be drawn. @throws `unavailable` if storage is
 * down, because the report would be kept without its logo, or if too many wait. */
export function printableLogo(key: string, tenantId: string): Promise<Uint8Array | null> {
	const known = drawn.get(key)
	if (known) return known
	const [oldest] = drawn.keys()
	if (oldest && drawn.size >= KEPT_LOGOS) drawn.delete(oldest)
	const made = inTurn(tenantId, () => draw(key))
	drawn.set(key, made)
	made.catch(() => drawn.delete(key))
	return made
}

async function draw(key: string): Promise<Uint8Array | null> {
	const head = await storage().head(key)
	if (!head || head.size > UPLOAD_POLICY.logo.maxBytes) return null
	// Read whole first: storage that fails in the middle must not pass for a picture that cannot be drawn.
	const stored = await buffer(await storage().read(key))
	try {
		const limits = [BOX.width, BOX.height, SECONDS, MEGABYTES]
		return await runProgram({
			...ownProgram("lib/quizzes/report/printable-logo-process.mjs", HEAP_MEGABYTES, limits),
			input: () => Readable.from([stored]),
			// The process ends itself in time unless it hangs.
			withinMs: (SECONDS + 1) * 1000,
			largestOutputBytes: LARGEST_BYTES,
			niceness: NICENESS,
		})
	} catch (error) {
		log.warn({ key, err: error instanceof Error ? error.message : String(error) }, "logo left out of a report")
		return null
	}
}
