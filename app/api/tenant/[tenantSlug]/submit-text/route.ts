import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { acceptText } from "@/lib/submissions/receive/text-mutations"
import { testimonialVisitorCalls } from "@/lib/submissions/visitor-calls"

const { maxBytes } = UPLOAD_POLICY.photo

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialVisitorCalls, {
	"POST /api/tenant/{tenantSlug}/submit-text": async ({ request, client, tenant, language, body }) => ({
		submission_id: await acceptText({
			tenant,
			language,
			idempotencyKey: request.headers.get("idempotency-key"),
			...client,
			bytes: announcedBytes(request, maxBytes),
			receive: body,
		}),
	}),
})
