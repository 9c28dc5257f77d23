import { stat } from "node:fs/promises"
import { resident, residentProcess } from "@/lib/isolation/resident"

/**
 * damaged: what the file says of itself is not so. cut: it breaks off before its end. unsupported: without a picture, or
 * with a track that no copy could hold. different: the copy was not the same recording. effort: more time or memory than
 * any honest one needs.
 */
export type RepairProblem = "damaged" | "cut" | "unsupported" | "different" | "effort"

export interface RepairedVideo {
	/** The target holds a copy; false: the file had all it needs. */
	isCopied: boolean
	/** Bytes and SHA-256 (hex) of the one that players are to have. */
	file: { size: number; sha256: string }
	durationMs: number
	/** As displayed, in pixels. */
	width: number
	height: number
	/** H.264 and AAC in MP4. */
	playsAnywhere: boolean
}
export type Repair = RepairedVideo | { problem: RepairProblem; reason?: string }

/** A minute of video takes 0.2 s, and 250 MB take 2 s on a quiet machine. */
const timeFor = (bytes: number) => 15_000 + bytes / 5_000
/** All of the process; an empty one has 70. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
/** Behind whoever answers visitors. */
const NICENESS = 10
/** Starting it takes longer than repairing a minute of video; one that nobody needs holds memory. */
const IDLE_MS = 15_000

interface Question {
	source: string
	target: string
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

/**
 * Reads a stored video and, where it lacks duration, cues or fast start, writes a copy of the same packets that has them
 * to `target`; verified, and nothing in `target` counts otherwise. One file after the other, in a process of its own,
 * capped in memory and time and without our environment: see read-pdf.ts for why a thread will not do.
 * @throws Error where no process can be had, or on the way out.
 */
export function repairVideo(source: string, target: string, options: { withinMs?: number } = {}): Promise<Repair> {
	return repairer.runExclusive(async () => {
		const { size } = await stat(source)
		const withinMs = options.withinMs ?? timeFor(size)
		// It ends itself in time, unless it hangs.
		const giveUpAt = performance.now() + withinMs + 2_000
		return (await repairer.ask({ source, target, withinMs }, () => giveUpAt)) ?? { problem: "effort" }
	})
}

/** On the way out: ends the file in hand, which another process takes up, and takes no more. */
export function stopRepairs(): void {
	repairer.stop()
}
