import { AppError } from "@/lib/errors"
import { resident, residentThread } from "@/lib/isolation/resident"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import type { ReportData } from "./report-data"
import { REPORT_TOO_LARGE, REPORTS_BUSY } from "./texts"

/**
 * Layout of a long report takes seconds without a pause, in which the server would answer nobody. So it runs in a thread
 * of its own with a capped heap, one report after the other: two would only take each other's time.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** For one report. A hundred questions with the longest answers take 5 s on a busy machine, a usual report 0.3 s. */
const PATIENCE_MS = 20_000
/** For loading the renderer and its fonts, which is no report's fault. */
const START_MS = 30_000
/** Those who wait, besides the one whose turn it is; each of a usual report's 0.3 s. */
const WAITING_MAX = 20
/** The renderer with its fonts holds 100 MB, which a server that makes no reports needs not have. */
const IDLE_MS = 60_000

type Question = { data: ReportData; box: typeof GAUGE_BOX & { full: string } }

const renderer = resident<Question, Uint8Array>({
	name: "report thread",
	start: residentThread("lib/quizzes/report/report-worker.mjs", HEAP_LIMITS),
	idleMs: IDLE_MS,
})

/**
 * @throws `unavailable` with Retry-After, where too many wait already, and where this one is beyond the thread's time
 * or memory.
 */
export async function renderPdf(data: ReportData): Promise<Uint8Array> {
	if (renderer.size > WAITING_MAX) throw new AppError("unavailable", REPORTS_BUSY, { retryAfter: 5 })
	const bytes = await renderer.inTurn(() => render(data)).catch(() => null)
	if (!bytes) throw new AppError("unavailable", REPORT_TOO_LARGE, { retryAfter: 60 })
	return bytes
}

function render(data: ReportData): Promise<Uint8Array | null> {
	const asked = performance.now()
	const box = { ...GAUGE_BOX, full: gaugePath(100) }
	return renderer.ask({ data, box }, (since) => (since === undefined ? asked + START_MS : since + PATIENCE_MS))
}
