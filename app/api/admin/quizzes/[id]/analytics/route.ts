import { resource } from "@/lib/http/resource"
import { findAnalytics } from "@/lib/quizzes/analytics/queries"
import { quizCalls } from "@/lib/quizzes/calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quizzes/{id}/analytics": ({ scope, params }) => findAnalytics(scope, params.id),
})
