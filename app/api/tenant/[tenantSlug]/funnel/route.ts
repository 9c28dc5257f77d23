import { json } from "@/lib/http/read-body"
import { noContent } from "@/lib/http/reply"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { noteStep } from "@/lib/submissions/funnel/mutations"
import { FunnelBeacon } from "@/lib/submissions/funnel/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/funnel", {
		limit: "FUNNEL_ADDRESS",
		body: json(FunnelBeacon),
		handle: async ({ scope, body }) => {
			await noteStep(scope, body)
			return noContent()
		},
	}),
})
