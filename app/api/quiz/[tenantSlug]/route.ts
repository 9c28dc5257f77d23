import { resource } from "@/lib/http/resource"
import { quizCalls } from "@/lib/quizzes/calls"
import { listPublicQuizzes } from "@/lib/quizzes/queries"
import { productMessage } from "@/lib/tenants/product-message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(quizCalls, {
	"GET /api/quiz/{tenantSlug}": async ({ tenant, scope }) => ({
		quizzes: await listPublicQuizzes(scope),
		chatbot_enabled: tenant.chatbotEnabled,
		chatbot_message: productMessage(tenant.chatbotMessage),
	}),
})
