import { announcedBytes } from "@/lib/http/read-body"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { videoForm } from "@/lib/http/video-form"
import { UPLOAD_POLICY } from "@/lib/storage/upload-policy"
import { importVideo } from "@/lib/submissions/imports/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	POST: route("POST /api/admin/submissions/import-video", {
		limit: "SUBMIT_ADDRESS",
		body: videoForm,
		handle: ({ request, scope, viewer, client, body }) => {
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
	}),
})
