import { AppError } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveObject } from "@/lib/http/serve-object"
import { quizCalls } from "@/lib/quizzes/calls"
import { obtainReport } from "@/lib/quizzes/report/mutations"
import { findTakenReportSource } from "@/lib/quizzes/report/queries"
import { reportFlags } from "@/lib/quizzes/report/report-data"
import * as reportWords from "@/lib/quizzes/report/words"
import { refusal } from "@/lib/refusals"

const UNFINISHED = refusal("quiz_unfinished", reportWords.notCompleted)

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report": async ({ request, session }) => {
		const source = await findTakenReportSource(session)
		if (!source) throw new AppError("conflict", UNFINISHED)
		return new RawReply(await serveObject(request, await obtainReport(source, reportFlags(source))))
	},
})
