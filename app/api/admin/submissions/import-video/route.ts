import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { testimonialCalls } from "@/lib/submissions/calls"
import { importVideo } from "@/lib/submissions/imports/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"POST /api/admin/submissions/import-video": ({ request, scope, viewer, client, body }) => {
		const { address } = client
		return importVideo(
			scope,
			{ viewer, address },
			{
				address,
				idempotencyKey: request.headers.get("idempotency-key"),
				bytes: announcedBytes(request, UPLOAD_POLICY.video.maxBytes),
				receive: body,
			},
		)
	},
})
