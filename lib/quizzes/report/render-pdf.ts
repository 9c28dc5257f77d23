import { AppError } from "@/lib/errors"
import { resident, residentProcess } from "@/lib/isolation/resident"
import { refusal } from "@/lib/refusals"
import { GAUGE_BOX, gaugePath } from "./gauge-path"
import type { ReportData } from "./report-data"
import * as reportWords from "./words"

const BUSY = refusal("reports_busy", reportWords.reportsBusy)
const TOO_LARGE = refusal("report_too_long", reportWords.tooLarge)

const MEGABYTES = 1024
const HEAP_MEGABYTES = 512
/** Below the processes that answer visitors. */
const NICENESS = 10
/** Per report. A hundred questions with the longest answers take 5 s on a busy machine, a typical one 0.3 s. */
const RENDER_TIMEOUT_MS = 20_000
/** The renderer and its fonts load in this time, which does not count against a report. */
const START_MS = 30_000
const WAITING_MAX = 20
/** The renderer and its fonts hold 100 MB, which a server without reports does not need. */
const IDLE_MS = 60_000

/** `logo` is a PNG in base64. */
export interface Question {
	data: ReportData
	logo: string | null
	box: typeof GAUGE_BOX & { full: string }
	withinMs: number
}

/** A long report blocks for seconds, so a process with a capped heap lays it out: in a thread, V8's helpers would
 * collect its garbage at the server's own priority. */
const renderer = resident<Question, string>({
	name: "report process",
	start: residentProcess({
		program: "lib/quizzes/report/report-process.mjs",
		args: [MEGABYTES],
		heapMegabytes: HEAP_MEGABYTES,
		niceness: NICENESS,
	}),
	idleMs: IDLE_MS,
})

/** @throws `unavailable` with Retry-After if too many wait, or if the report exceeds the process's time or memory. */
export async function renderPdf(data: ReportData, logo: Uint8Array | null): Promise<Uint8Array> {
	if (renderer.size > WAITING_MAX) throw new AppError("unavailable", BUSY, { retryAfter: 5 })
	const pdf = await renderer.runExclusive(() => render(data, logo)).catch(() => null)
	if (!pdf) throw new AppError("unavailable", TOO_LARGE, { retryAfter: 60 })
	return Buffer.from(pdf, "base64")
}

function render(data: ReportData, logo: Uint8Array | null): Promise<string | null> {
	const asked = performance.now()
	const question = {
		data,
		logo: logo && Buffer.from(logo).toString("base64"),
		box: { ...GAUGE_BOX, full: gaugePath(100) },
		withinMs: RENDER_TIMEOUT_MS,
	}
	return renderer.ask(question, (since) => (since === undefined ? asked + START_MS : since + RENDER_TIMEOUT_MS))
}
