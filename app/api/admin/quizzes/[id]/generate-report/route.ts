import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { serveObject } from "@/lib/http/serve-object"
import { quizCalls } from "@/lib/quizzes/calls"
import { obtainReport } from "@/lib/quizzes/report/mutations"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { reportFlags } from "@/lib/quizzes/report/report-data"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"POST /api/admin/quizzes/{id}/generate-report": async ({ request, scope, params, body }) => {
		const source = await findReportSource(scope, params.id, body.session_id)
		return new RawReply(await serveObject(request, await obtainReport(source, reportFlags(source, body))))
	},
})
