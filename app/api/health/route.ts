import { Reply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { operatorCalls } from "@/lib/services/calls"
import { checkHealth } from "@/lib/services/check-health"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(operatorCalls, {
	"GET /api/health": async ({ requestId }) => {
		const health = await checkHealth()
		if (health.ready) return new Reply(200, health)
		const refusal = { ...health, detail: "The database isn't responding.", request_id: requestId }
		return new Reply(503, refusal, { "retry-after": "2" })
	},
})
