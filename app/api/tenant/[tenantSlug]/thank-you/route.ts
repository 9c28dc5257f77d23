import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { presentThankYou } from "@/lib/tenants/present"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/tenant/{tenantSlug}/thank-you", { handle: ({ tenant }) => presentThankYou(tenant) }),
})
