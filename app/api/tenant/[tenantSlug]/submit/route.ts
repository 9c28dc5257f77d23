import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { acceptSubmission } from "@/lib/submissions/receive/mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/tenant/{tenantSlug}/submit": async ({ request, client, tenant, language, body }) => ({
		submission_id: await acceptSubmission({
			tenant,
			language,
			idempotencyKey: request.headers.get("idempotency-key"),
			...client,
			bytes: announcedBytes(request, UPLOAD_POLICY.video.maxBytes),
			receive: body,
		}),
	}),
})
