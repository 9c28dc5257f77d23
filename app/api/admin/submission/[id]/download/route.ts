import { AppError } from "@/lib/errors"
import { resource } from "@/lib/http/resource"
import { route } from "@/lib/http/route"
import { WITHDRAWN_NO_MORE } from "@/lib/submissions/consent/texts"
import { downloadFilename } from "@/lib/submissions/download-filename"
import { downloadType } from "@/lib/submissions/find-media"
import { signedMediaUrl } from "@/lib/submissions/media-address"
import { canUse } from "@/lib/submissions/policy"
import { findSubmission } from "@/lib/submissions/queries"
import { DownloadQuery, SubmissionParams } from "@/lib/submissions/schema"
import { NO_VIDEO_TO_DOWNLOAD } from "@/lib/submissions/texts-public"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
	GET: route("GET /api/admin/submission/{id}/download", {
		params: SubmissionParams,
		query: DownloadQuery,
		handle: async ({ scope, params, query }) => {
			const row = await findSubmission(scope, params.id)
			if (row.kind === "written") throw new AppError("conflict", NO_VIDEO_TO_DOWNLOAD)
			if (!canUse(row)) throw new AppError("conflict", WITHDRAWN_NO_MORE)
			const options = { download: "1", ...(query.original ? { original: "1" } : {}) }
			const contentType = downloadType(row, query.original !== undefined)
			return {
				download_url: signedMediaUrl(row, "video", { query: options }),
				filename: downloadFilename({ ...row, contentType }),
			}
		},
	}),
})
