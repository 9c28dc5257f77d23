import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { presentFunnel } from "@/lib/submissions/funnel/present"
import { readFunnel } from "@/lib/submissions/funnel/queries"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/funnel": async ({ scope, query }) => presentFunnel(await readFunnel(scope, query.weeks)),
})
