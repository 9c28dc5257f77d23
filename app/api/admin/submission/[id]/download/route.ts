import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { downloadFilename } from "@/lib/submissions/download-filename"
import { downloadType } from "@/lib/submissions/find-media"
import { signedMediaUrl } from "@/lib/submissions/media-address"
import { findSubmission } from "@/lib/submissions/queries"
import { DownloadQuery, SubmissionParams } from "@/lib/submissions/schema"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/submission/{id}/download", {
		params: SubmissionParams,
		query: DownloadQuery,
		handle: async ({ scope, params, query }) => {
			const row = await findSubmission(scope, params.id)
			const options = { download: "1", ...(query.original ? { original: "1" } : {}) }
			const contentType = downloadType(row, query.original !== undefined)
			return {
				download_url: signedMediaUrl(row, "video", { query: options }),
				filename: downloadFilename({ ...row, contentType }),
			}
		},
	}),
})
