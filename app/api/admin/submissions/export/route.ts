import { RawReply } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { exportSubmissions } from "@/lib/submissions/export/queries"
import { SubmissionFilter } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/submissions/export", {
		query: SubmissionFilter,
		handle: async ({ request, scope, query }) => {
			const day = new Date().toISOString().slice(0, 10)
			const headers = {
				"content-type": "text/csv; charset=utf-8",
				"content-disposition": `attachment; filename="testimonials-${day}.csv"`,
				"cache-control": "no-store",
			}
			return new RawReply(new Response(await exportSubmissions(scope, query, request.signal), { headers }))
		},
	}),
})
