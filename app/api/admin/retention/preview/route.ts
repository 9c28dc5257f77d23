import { resource } from "@/lib/http/resource"
import { retentionCalls } from "@/lib/services/retention/rules/calls"
import { presentPreview } from "@/lib/services/retention/rules/present"
import { previewOf } from "@/lib/services/retention/rules/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(retentionCalls, {
	"GET /api/admin/retention/preview": async ({ scope, query }) =>
		presentPreview(await previewOf(scope, query, new Date())),
})
