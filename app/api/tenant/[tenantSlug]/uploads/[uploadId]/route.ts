import { z } from "zod"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { resumable, TUS_CAPABILITIES } from "@/lib/http/uploads/protocol"
import { serveUploads } from "@/lib/http/uploads/serve-uploads"
import { UPLOAD_GONE } from "@/lib/submissions/uploads/schema"

const params = z.object({ uploadId: z.uuid(UPLOAD_GONE) })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	HEAD: resumable(
		route("HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}", {
			limit: "UPLOAD_PART_ADDRESS",
			params,
			handle: serveUploads,
		}),
	),
	PATCH: resumable(
		route("PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}", {
			limit: "UPLOAD_PART_ADDRESS",
			params,
			handle: serveUploads,
		}),
	),
	DELETE: resumable(
		route("DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}", {
			limit: "UPLOAD_PART_ADDRESS",
			params,
			handle: serveUploads,
		}),
	),
	capabilities: TUS_CAPABILITIES,
})
