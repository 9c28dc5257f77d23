import { csvReply } from "@/lib/http/csv-reply"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { exportSubmissions } from "@/lib/submissions/export/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/submissions/export": async ({ request, scope, query }) =>
		csvReply("testimonials", await exportSubmissions(scope, query, request.signal)),
})
