import { stat } from "node:fs/promises"
import { resident, residentProcess } from "@/lib/isolation/resident"

/** damaged: the file contradicts what it says about itself. cut: it breaks off. unsupported: it has no video track, or a
 * track that no copy can hold. dolby: its pictures are in Dolby Vision alone. different: the copy was not the same
 * recording. effort: it took more time or memory than any honest file needs. */
export type RepairProblem = "damaged" | "cut" | "unsupported" | "dolby" | "different" | "effort"

export interface RepairedVideo {
	/** Bytes and SHA-256 (hex) of the copy, or of the file that was only read. */
	file: { size: number; sha256: string }
	durationMs: number
	/** In pixels as displayed. */
	width: number
	height: number
	framesPerSecond: number
	/** How a high dynamic range is coded; null for the common one. */
	hdr: "hlg" | "pq" | null
	playsAnywhere: boolean
}
export type Repair = RepairedVideo | { problem: RepairProblem; reason?: string }

/** A minute of video takes 0.2 s, and 250 MB take 2 s on a quiet machine. */
const timeFor = (bytes: number) => 15_000 + bytes / 5_000
/** The whole process. An empty one takes 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
const NICENESS = 10
/** Starting the process takes longer than repairing a minute of video, but an unused one holds memory. */
const IDLE_MS = 15_000

interface Question {
	source: string
	target: string | null
	withinMs: number
}

const repairer = resident<Question, Repair>({
	name: "repair process",
	start: residentProcess({
		program: "lib/media/repair/repair-process.mjs",
		args: [MEGABYTES],
		heapMegabytes: HEAP_MEGABYTES,
		niceness: NICENESS,
	}),
	idleMs: IDLE_MS,
})

/** Writes the verified copy that is served to `target`: the same pictures and sound, seekable, and with nothing that
 * names a place, a device, or a person. After a problem `target` means nothing. read-pdf.ts says why this takes a
 * process. @throws Error if no process can be started, and at shutdown. */
export function repairVideo(source: string, target: string, options: { withinMs?: number } = {}): Promise<Repair> {
	return askRepairer(source, target, options)
}

export function readVideo(source: string): Promise<Repair> {
	return askRepairer(source, null)
}

function askRepairer(source: string, target: string | null, options: { withinMs?: number } = {}): Promise<Repair> {
	return repairer.runExclusive(async () => {
		const { size } = await stat(source)
		const withinMs = options.withinMs ?? timeFor(size)
		// The process ends itself within withinMs; the 2 s are for one that hangs.
		const giveUpAt = performance.now() + withinMs + 2_000
		return (await repairer.ask({ source, target, withinMs }, () => giveUpAt)) ?? { problem: "effort" }
	})
}

/** At shutdown: ends the file in progress, which another process picks up later, and takes no more. */
export function stopRepairs(): void {
	repairer.stop()
}
