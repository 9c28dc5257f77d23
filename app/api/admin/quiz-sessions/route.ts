import { resource } from "@/lib/http/resource"
import { pageOfSessions } from "@/lib/quizzes/analytics/page-of-sessions"
import { quizCalls } from "@/lib/quizzes/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quiz-sessions": ({ scope, query }) => pageOfSessions(scope, query),
})
