import { deferred, multipart } from "@/lib/http/multipart"
import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { UPLOAD_POLICY, VIDEO_TOO_LARGE } from "@/lib/storage/upload-policy"
import { acceptSubmission } from "@/lib/submissions/receive/mutations"

const POSTER_MAX_BYTES = 1024 * 1024

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/submit", {
		limit: "SUBMIT_ADDRESS",
		body: deferred(
			multipart({
				video: { into: "disk", maxBytes: UPLOAD_POLICY.video.maxBytes, tooLarge: VIDEO_TOO_LARGE },
				poster: { into: "memory", maxBytes: POSTER_MAX_BYTES },
			}),
		),
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
