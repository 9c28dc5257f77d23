import { form } from "@/lib/http/form"
import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { serveObject } from "@/lib/http/serve-object"
import { obtainReport } from "@/lib/quizzes/report/mutations"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { reportFlags } from "@/lib/quizzes/report/report-data"
import { GenerateReport } from "@/lib/quizzes/report/schema"
import { QuizParams } from "@/lib/quizzes/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/quizzes/{id}/generate-report", {
		params: QuizParams,
		body: form(GenerateReport),
		handle: async ({ request, scope, params, body }) => {
			const source = await findReportSource(scope, params.id, body.session_id)
			return new RawReply(await serveObject(request, await obtainReport(source, reportFlags(source, body))))
		},
	}),
})
