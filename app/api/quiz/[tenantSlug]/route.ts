import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { listPublicQuizzes } from "@/lib/quizzes/queries"
import { productMessage } from "@/lib/tenants/product-message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/quiz/{tenantSlug}", {
		handle: async ({ tenant, scope }) => ({
			quizzes: await listPublicQuizzes(scope),
			chatbot_enabled: tenant.chatbotEnabled,
			chatbot_message: productMessage(tenant.chatbotMessage),
		}),
	}),
})
