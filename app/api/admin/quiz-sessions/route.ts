import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { pageOfSessions } from "@/lib/quizzes/analytics/page-of-sessions"
import { SessionsQuery } from "@/lib/quizzes/analytics/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quiz-sessions", {
		query: SessionsQuery,
		handle: ({ scope, query }) => pageOfSessions(scope, query),
	}),
})
