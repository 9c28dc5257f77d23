import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { exportSessions } from "@/lib/quizzes/analytics/queries"
import { quizCalls } from "@/lib/quizzes/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quiz-sessions/export": async ({ request, scope, query }) =>
		csvReply("quiz-sessions", await exportSessions(scope, query, request.signal)),
})
