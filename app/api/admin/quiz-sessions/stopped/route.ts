import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { listPartialLeads } from "@/lib/quizzes/partial-leads/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quiz-sessions/stopped": ({ scope, query }) => listPartialLeads(scope, query),
})
