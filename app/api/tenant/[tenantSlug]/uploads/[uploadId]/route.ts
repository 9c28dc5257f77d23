import { resource } from "@/lib/http/resource"
import { TUS } from "@/lib/http/uploads/protocol"
import { serveUploads } from "@/lib/http/uploads/serve-uploads"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
	testimonialVisitorCalls,
	{
		"HEAD /api/tenant/{tenantSlug}/uploads/{uploadId}": serveUploads,
		"PATCH /api/tenant/{tenantSlug}/uploads/{uploadId}": serveUploads,
		"DELETE /api/tenant/{tenantSlug}/uploads/{uploadId}": serveUploads,
	},
	TUS,
)
