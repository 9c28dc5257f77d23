import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { exportSubmissions } from "@/lib/submissions/export/queries"
import { SubmissionFilter } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/submissions/export", {
		query: SubmissionFilter,
		handle: async ({ request, scope, query }) =>
			csvReply("testimonials", await exportSubmissions(scope, query, request.signal)),
	}),
})
