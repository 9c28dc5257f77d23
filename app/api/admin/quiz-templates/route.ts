import { resource } from "@/lib/http/resource"
import { findModel } from "@/lib/quiz-drafts/queries"
import { quizCalls } from "@/lib/quizzes/calls"
import { loadTemplates } from "@/lib/quizzes/templates/load-templates"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/admin/quiz-templates": async ({ scope }) => ({
		templates: loadTemplates(),
		can_draft: (await findModel(scope)).isAvailable,
	}),
})
