import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { resumable, TUS_CAPABILITIES } from "@/lib/http/uploads/protocol"
import { serveUploads } from "@/lib/http/uploads/serve-uploads"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: resumable(
		route("POST /api/tenant/{tenantSlug}/uploads", {
			limit: "UPLOAD_ADDRESS",
			handle: ({ request, client, tenant }) => serveUploads({ request, client, tenant }),
		}),
	),
	capabilities: TUS_CAPABILITIES,
})
