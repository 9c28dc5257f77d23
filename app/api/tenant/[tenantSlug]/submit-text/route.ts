import { jsonOrMultipart } from "@/lib/http/json-or-multipart"
import { deferred } from "@/lib/http/multipart"
import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { tooLargeText, UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { acceptText } from "@/lib/submissions/receive/text-mutations"

const { maxBytes } = UPLOAD_POLICY.photo

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/tenant/{tenantSlug}/submit-text", {
		limit: "SUBMIT_ADDRESS",
		body: deferred(jsonOrMultipart({ photo: { into: "disk", maxBytes, tooLarge: tooLargeText("photo") } })),
		handle: async ({ request, client, tenant, body }) => ({
			submission_id: await acceptText({
				tenant,
				idempotencyKey: request.headers.get("idempotency-key"),
				...client,
				bytes: announcedBytes(request, maxBytes),
				receive: body,
			}),
		}),
	}),
})
