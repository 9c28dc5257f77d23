import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { exportSessions } from "@/lib/quizzes/analytics/queries"
import { SessionFilter } from "@/lib/quizzes/analytics/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quiz-sessions/export", {
		query: SessionFilter,
		handle: async ({ request, scope, query }) =>
			csvReply("quiz-sessions", await exportSessions(scope, query, request.signal)),
	}),
})
