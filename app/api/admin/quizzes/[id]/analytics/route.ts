import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { findAnalytics } from "@/lib/quizzes/analytics/queries"
import { QuizParams } from "@/lib/quizzes/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/quizzes/{id}/analytics", {
		params: QuizParams,
		handle: ({ scope, params }) => findAnalytics(scope, params.id),
	}),
})
