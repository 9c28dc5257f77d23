import { AppError } from "@/lib/errors"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveObject } from "@/lib/http/serve-object"
import { obtainReport } from "@/lib/quizzes/report/mutations"
import { findTakenReportSource } from "@/lib/quizzes/report/queries"
import { reportFlags } from "@/lib/quizzes/report/report-data"
import * as reportWords from "@/lib/quizzes/report/words"
import { TakenSessionParams } from "@/lib/quizzes/sessions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/quiz/{tenantSlug}/{quizId}/sessions/{id}/report", {
		limit: "QUIZ_ANSWER_ADDRESS",
		params: TakenSessionParams,
		handle: async ({ request, session }) => {
			const source = await findTakenReportSource(session)
			if (!source) throw new AppError("conflict", reportWords.notCompleted)
			return new RawReply(await serveObject(request, await obtainReport(source, reportFlags(source))))
		},
	}),
})
