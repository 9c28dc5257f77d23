import { measureAnswers } from "./rows/answers.mjs"
import { measureChat } from "./rows/chat.mjs"
import { measureDashboard } from "./rows/dashboard.mjs"
import { measureExport } from "./rows/export.mjs"
import { measureMemory } from "./rows/memory.mjs"
import { measurePages } from "./rows/pages.mjs"
import { measurePaint } from "./rows/paint.mjs"
import { measurePlayback } from "./rows/playback.mjs"
import { measureQuizzes } from "./rows/quizzes.mjs"
import { measureReports } from "./rows/reports.mjs"
import { measureResumable } from "./rows/resumable.mjs"
import { measureScripts } from "./rows/scripts.mjs"
import { measureSearch } from "./rows/search.mjs"
import { measureSeek } from "./rows/seek.mjs"
import { measureStart } from "./rows/start.mjs"
import { measureSubmissions } from "./rows/submissions.mjs"
import { measureVideo } from "./rows/video.mjs"
import { measureWidgets } from "./rows/widgets.mjs"

/** @type {{ name: string, measure: (lab: import("./harness/lab.mjs").Lab) => Promise<import("./harness/table.mjs").Line[]> }[]} */
export const ROWS = [
	{ name: "submissions", measure: measureSubmissions },
	{ name: "resumable", measure: measureResumable },
	{ name: "memory", measure: measureMemory },
	{ name: "video", measure: measureVideo },
	{ name: "seek", measure: measureSeek },
	{ name: "playback", measure: measurePlayback },
	{ name: "pages", measure: measurePages },
	{ name: "widgets", measure: measureWidgets },
	{ name: "dashboard", measure: measureDashboard },
	{ name: "search", measure: measureSearch },
	{ name: "export", measure: measureExport },
	{ name: "quizzes", measure: measureQuizzes },
	{ name: "reports", measure: measureReports },
	{ name: "chat", measure: measureChat },
	{ name: "answers", measure: measureAnswers },
	{ name: "paint", measure: measurePaint },
	{ name: "scripts", measure: measureScripts },
	{ name: "start", measure: measureStart },
]
