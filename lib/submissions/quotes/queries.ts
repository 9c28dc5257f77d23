import { db } from "@/lib/db/client"
import type { TenantScope } from "@/lib/tenants/scope"
import { parseVtt } from "../captions/vtt/parse-vtt"
import { mediaPath } from "../media-address"
import { isPrepared, isPublic } from "../policy"
import { passagesOf } from "../shared-page/passages-of"

/** Asked whenever one is shown, so that a rejection or a withdrawal takes effect immediately. */
export async function findSpoken({ tenantId }: TenantScope, submissionIds: readonly string[]) {
	const rows = await db().submission.findMany({
		where: {
			id: { in: [...submissionIds] },
			tenantId,
			kind: "video",
			status: "approved",
			withdrawnAt: null,
			captions: { state: "approved" },
			tenant: { videoTestimonialsEnabled: true },
		},
		select: {
			id: true,
			name: true,
			status: true,
			sharedAt: true,
			withdrawnAt: true,
			contentType: true,
			posterKey: true,
			playback: { select: { videoKey: true, renditionKey: true } },
			captions: { select: { vtt: true, language: true } },
			tenant: { select: { isActive: true, publicSharedOnly: true } },
		},
	})
	return rows.filter(isPublic).flatMap(({ id, name, contentType, posterKey, playback, captions }) => {
		if (!captions || !isPrepared({ playback })) return []
		const video = mediaPath(id, "video")
		return [
			{
				submissionId: id,
				first_name: name.trim().split(/\s+/)[0] ?? "",
				video_url: video,
				content_type: contentType,
				rendition_url: playback?.renditionKey ? `${video}?format=mp4` : null,
				poster_url: posterKey ? mediaPath(id, "poster") : null,
				captions: { url: mediaPath(id, "captions"), language: captions.language },
				lines: passagesOf(parseVtt(captions.vtt), 1),
			},
		]
	})
}
