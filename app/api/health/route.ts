import { checkHealth } from "@/lib/health/check-health"
import { Reply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/health", {
		handle: async () => {
			const health = await checkHealth()
			return new Reply(health.ready ? 200 : 503, health)
		},
	}),
})
