import { env } from "@/lib/env"
import { assetUrl } from "@/lib/storage/asset-url"
import { wallUrl } from "@/lib/tenants/page-url"
import { signedMediaUrl } from "../media-address"
import { isPrepared, isPublic } from "../policy"
import type { ConsentFacts, ConsentReceipt } from "./answers"
import { groupFingerprint } from "./group-fingerprint"
import type { ConsentCase } from "./queries"

export type SignedConsent = ConsentCase & { statement: string | null; isOnWall: boolean }

/** The part worth keeping: it contains no URL that expires. */
export function presentConsentFacts({ submission, ...consent }: SignedConsent): ConsentFacts {
	return {
		given_to: submission.tenant.name,
		given_at: consent.givenAt.toISOString(),
		text: consent.text,
		text_version: consent.textVersion,
		...(submission.importedAt && { stated_by_business: true }),
		...(submission.kind === "video" ? { video_sha256: consent.videoSha256 } : { text_sha256: consent.videoSha256 }),
		withdrawn_at: submission.withdrawnAt?.toISOString() ?? null,
		statement: consent.statement,
	}
}

/** The video's URL has its own signature, so it plays whatever the business decided, until a withdrawal. */
export function presentConsent(row: SignedConsent): ConsentReceipt {
	const { submission } = row
	const { tenant, withdrawnAt } = submission
	const shown = isPublic(submission)
	const isVideo = submission.kind === "video"
	const fingerprint = groupFingerprint(row.videoSha256)
	const { writtenText, photoKey } = submission
	return {
		...presentConsentFacts(row),
		...(isVideo
			? { video_fingerprint: fingerprint }
			: {
					text_fingerprint: fingerprint,
					written_text: withdrawnAt ? null : writtenText,
					photo_url: withdrawnAt || !photoKey ? null : signedMediaUrl(submission, "photo"),
				}),
		name: submission.name,
		tenant: { name: tenant.name, logo_url: assetUrl(tenant.logoKey), brand_color: tenant.brandColor },
		video_url: withdrawnAt || !isVideo || !isPrepared(submission) ? null : signedMediaUrl(submission, "video"),
		poster_url: withdrawnAt || !submission.posterKey ? null : signedMediaUrl(submission, "poster"),
		content_type: submission.contentType,
		duration_seconds: submission.durationMs / 1000,
		width: submission.width,
		height: submission.height,
		public_url: shown ? `${env().APP_URL}/testimonial/${submission.id}` : null,
		wall_url: row.isOnWall ? wallUrl(tenant.slug) : null,
		is_approved: submission.status === "approved",
	}
}
