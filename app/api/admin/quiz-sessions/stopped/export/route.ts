import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { exportPartialLeads } from "@/lib/quizzes/partial-leads/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quiz-sessions/stopped/export": async ({ request, scope, query }) =>
		csvReply("stopped-early", await exportPartialLeads(scope, query, request.signal)),
})
