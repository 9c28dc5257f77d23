import { assertConfirmed } from "@/lib/accounts/second-factor/policy"
import { resource } from "@/lib/http/resource"
import { testimonialCalls } from "@/lib/submissions/calls"
import { downloadFilename } from "@/lib/submissions/download-filename"
import { downloadType } from "@/lib/submissions/find-media"
import { signedMediaUrl } from "@/lib/submissions/media-address"
import { takeDownload } from "@/lib/submissions/mutations"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource(testimonialCalls, {
	"GET /api/admin/submission/{id}/download": async ({ scope, viewer, client, params, query }) => {
		const original = query.original !== undefined
		if (original) assertConfirmed(viewer)
		const row = await takeDownload(scope, { viewer, address: client.address }, params.id, original)
		const options = { download: "1", ...(original ? { original: "1" } : {}) }
		const contentType = downloadType(row, original)
		return {
			download_url: signedMediaUrl(row, "video", { query: options }),
			filename: downloadFilename({ ...row, contentType }),
		}
	},
})
