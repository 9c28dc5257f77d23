import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { findReportSource } from "@/lib/quizzes/report/queries"
import { reportFlags } from "@/lib/quizzes/report/report-data"
import { REPORT_CSP, reportHtml } from "@/lib/quizzes/report/report-html"
import { reportOf } from "@/lib/quizzes/report/report-of"

const HEADERS = {
	"content-type": "text/html; charset=utf-8",
	"content-security-policy": REPORT_CSP,
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cache-control": "no-store",
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quizzes/{id}/sessions/{session_id}/preview-report": async ({ scope, params, query }) => {
		const source = await findReportSource(scope, params.id, params.session_id)
		const page = reportHtml(await reportOf(source, reportFlags(source, query)))
		return new RawReply(new Response(page, { headers: HEADERS }))
	},
})
