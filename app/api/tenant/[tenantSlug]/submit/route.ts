import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { videoForm } from "@/lib/http/video-form"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { acceptSubmission } from "@/lib/submissions/receive/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/submit", {
		limit: "SUBMIT_ADDRESS",
		body: videoForm,
		handle: async ({ request, client, tenant, body }) => ({
			submission_id: await acceptSubmission({
				tenant,
				idempotencyKey: request.headers.get("idempotency-key"),
				...client,
				bytes: announcedBytes(request, UPLOAD_POLICY.video.maxBytes),
				receive: body,
			}),
		}),
	}),
})
