import { AppError } from "@/lib/errors"
import { resident, residentThread } from "@/lib/isolation/resident"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import type { ReportData } from "./report-data"
import { REPORT_TOO_LARGE, REPORTS_BUSY } from "./texts"

/**
 * Laying out a long report takes seconds without a pause, during which the server would answer no one. A worker thread
 * with a capped heap does it, one report at a time: two would only slow each other down.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
/** Per report. A hundred questions with the longest answers take 5 s on a busy machine, a typical report 0.3 s. */
const PATIENCE_MS = 20_000
/** For loading the renderer and its fonts, which does not count against a report. */
const START_MS = 30_000
/** How many may wait besides the one being rendered; a typical report takes 0.3 s. */
const WAITING_MAX = 20
/** The renderer and its fonts hold 100 MB, which a server without reports does not need. */
const IDLE_MS = 60_000

/** `logo` is a PNG. */
type Question = { data: ReportData; logo: Uint8Array | null; box: typeof GAUGE_BOX & { full: string } }

const renderer = resident<Question, Uint8Array>({
	name: "report thread",
	start: residentThread("lib/quizzes/report/report-worker.mjs", HEAP_LIMITS),
	idleMs: IDLE_MS,
})

/**
 * @throws `unavailable` with Retry-After if too many are waiting, or if this report exceeds the thread's time or
 * memory.
 */
export async function renderPdf(data: ReportData, logo: Uint8Array | null): Promise<Uint8Array> {
	if (renderer.size > WAITING_MAX) throw new AppError("unavailable", REPORTS_BUSY, { retryAfter: 5 })
	const bytes = await renderer.runExclusive(() => render(data, logo)).catch(() => null)
	if (!bytes) throw new AppError("unavailable", REPORT_TOO_LARGE, { retryAfter: 60 })
	return bytes
}

function render(data: ReportData, logo: Uint8Array | null): Promise<Uint8Array | null> {
	const asked = performance.now()
	const box = { ...GAUGE_BOX, full: gaugePath(100) }
	return renderer.ask({ data, logo, box }, (since) => (since === undefined ? asked + START_MS : since + PATIENCE_MS))
}
