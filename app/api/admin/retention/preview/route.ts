import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentPreview } from "@/lib/services/retention/rules/present"
import { previewOf } from "@/lib/services/retention/rules/queries"
import { RetentionPreviewQuery } from "@/lib/services/retention/rules/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/retention/preview", {
		query: RetentionPreviewQuery,
		handle: async ({ scope, query }) => presentPreview(await previewOf(scope, query, new Date())),
	}),
})
