import { db } from "@/lib/db/client"
import { env } from "@/lib/env"
import type { TenantScope } from "@/lib/tenants/scope"
import { presentHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import { eachField } from "../form-fields"
import { signedMediaUrl } from "../media-address"
import { canUse, isPrepared } from "../policy"
import { storedValue } from "../stored-fields"

export function countPerson(scope: TenantScope, email: string): Promise<number> {
	return db().submission.count({ where: { tenantId: scope.tenantId, email } })
}

const ORIGINAL_KEPT =
	"The file as received is stored too. It can contain the place where it was recorded and the name of the device."

/** As a download unless that is refused: a withdrawn video still belongs to the person. */
function videoUrl(row: { id: string; accessVersion: number; withdrawnAt: Date | null }): string {
	return `${env().APP_URL}${signedMediaUrl(row, "video", { query: canUse(row) ? { download: "1" } : {} })}`
}

/** Newest first, with URLs that are valid for an hour. @param email normalized. */
export async function exportPerson(scope: TenantScope, email: string) {
	const rows = await db().submission.findMany({
		where: { tenantId: scope.tenantId, email },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		include: {
			consent: true,
			giftDownload: true,
			captions: true,
			playback: { select: { videoKey: true, renditionKey: true } },
			tags: { include: { tag: true } },
			tenant: { select: { name: true } },
		},
	})
	return rows.map((row) => ({
		id: row.id,
		kind: row.kind,
		...eachField((name) => storedValue(row, name)),
		status: row.status,
		created_at: row.createdAt,
		shared_at: row.sharedAt,
		withdrawn_at: row.withdrawnAt,
		pinned_at: row.pinnedAt,
		gift_offered: row.giftOffered,
		invited: row.invited,
		language: row.language,
		...presentHiddenFields(row.fields),
		...(row.rejectionReason && { rejection_reason: row.rejectionReason }),
		...(row.importedAt && {
			imported_at: row.importedAt,
			source_url: row.sourceUrl,
			source_rating: row.sourceRating,
		}),
		duration_seconds: row.durationMs / 1000,
		file_size_bytes: Number(row.fileSizeBytes),
		content_type: row.contentType,
		width: row.width,
		height: row.height,
		sha256: row.sha256,
		written_text: row.writtenText,
		video_url: row.kind === "video" && isPrepared(row) ? videoUrl(row) : null,
		...(row.kind === "video" && { original: ORIGINAL_KEPT }),
		photo_url: row.photoKey ? `${env().APP_URL}${signedMediaUrl(row, "photo")}` : null,
		poster_url: row.posterKey ? `${env().APP_URL}${signedMediaUrl(row, "poster")}` : null,
		consent: row.consent && {
			text: row.consent.text,
			text_version: row.consent.textVersion,
			given_at: row.consent.givenAt,
			ip_address: row.consent.ipAddress,
			user_agent: row.consent.userAgent,
			video_sha256: row.consent.videoSha256,
			given_to: row.tenant.name,
			...(row.importedAt && { stated_by_business: true }),
			// Whether there is one. The link itself is for the person alone, and the export goes to the business.
			has_private_link: row.consent.tokenHash !== null,
		},
		captions: row.captions && {
			vtt: row.captions.vtt,
			headline: row.captions.headline,
			language: row.captions.language,
			origin: row.captions.origin,
			state: row.captions.state,
			created_at: row.captions.createdAt,
			updated_at: row.captions.updatedAt,
		},
		tags: row.tags.map(({ tag }) => tag.name).sort(),
		gift_downloaded_at: row.giftDownload?.createdAt ?? null,
	}))
}
