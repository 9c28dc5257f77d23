import { stat } from "node:fs/promises"
import { resident, residentThread } from "@/lib/isolation/resident"

export interface VideoMeasure {
	/** From the packets' timestamps. It needs no Duration element and trusts none. */
	durationMs: number
	hasVideo: boolean
	/** In pixels as displayed. 0 without a video track. */
	width: number
	height: number
}

/** Milliseconds for any file with no other file behind it: the machine may be busy with other work as well. */
const PATIENCE_ALONE_MS = 1_000
// Milliseconds for a file while others wait behind it. Ten minutes of WebM without an index take 0.4 s, and 224 MB of
// it take 1.3 s. If a few KB take longer, their header makes the parser loop.
const patienceFor = (bytes: number) => Math.min(400 + bytes / 100_000, 1_600)
/** Includes waiting behind other files: no answer may take two seconds. After that, the sender's own figure counts. */
const ANSWER_WITHIN_MS = 1_900

// A file of a few KB can name four billion samples, whose table takes 5 GB and half a minute without a pause. So a
// thread with a capped heap parses. All files share it, since starting a thread costs more than measuring.
const HEAP_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8, stackSizeMb: 2 }

const measurer = resident<string, VideoMeasure>({
	name: "measuring thread",
	start: residentThread("lib/media/measure-worker.mjs", HEAP_LIMITS),
})

/** Null if the container cannot be read, or not in time. Never throws. `file` must be WebM or MP4 by sniffVideo. */
export async function measureVideo(file: string): Promise<VideoMeasure | null> {
	const latest = performance.now() + ANSWER_WITHIN_MS
	return await measurer.runExclusive(() => measure(file, latest)).catch(() => null)
}

async function measure(file: string, latest: number): Promise<VideoMeasure | null> {
	if (performance.now() >= latest) return null
	const bytes = await stat(file).then(
		({ size }) => size,
		() => 0,
	)
	return await measurer.ask(file, (since) => {
		// Loading the thread's code does not count against the file.
		if (since === undefined) return latest
		return Math.min(latest, since + Math.max(patienceFor(bytes), measurer.size > 1 ? 0 : PATIENCE_ALONE_MS))
	})
}
