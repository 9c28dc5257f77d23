import { env } from "@/lib/env"
import { assetUrl } from "@/lib/storage/asset-url"
import { signedMediaUrl } from "../media-address"
import { isPublic } from "../policy"
import type { ConsentFacts, ConsentReceipt } from "./answers"
import { groupFingerprint } from "./group-fingerprint"
import type { ConsentCase } from "./queries"

/** What can be kept: no address in it ends. */
export function presentConsentFacts({ submission, ...consent }: ConsentCase): ConsentFacts {
	return {
		given_to: submission.tenant.name,
		given_at: consent.givenAt.toISOString(),
		text: consent.text,
		text_version: consent.textVersion,
		video_sha256: consent.videoSha256,
		withdrawn_at: submission.withdrawnAt?.toISOString() ?? null,
	}
}

/**
 * What the bearer of the link sees. The video goes by a signature of its own, so that it plays whatever the business
 * decided; once the consent is withdrawn nobody is offered it any more.
 */
export function presentConsent(row: ConsentCase): ConsentReceipt {
	const { submission } = row
	const { tenant, withdrawnAt } = submission
	const shown = isPublic(submission)
	return {
		...presentConsentFacts(row),
		video_fingerprint: groupFingerprint(row.videoSha256),
		name: submission.name,
		tenant: { name: tenant.name, logo_url: assetUrl(tenant.logoKey), brand_color: tenant.brandColor },
		video_url: withdrawnAt ? null : signedMediaUrl(submission, "video"),
		poster_url: withdrawnAt || !submission.posterKey ? null : signedMediaUrl(submission, "poster"),
		content_type: submission.contentType,
		duration_seconds: submission.durationMs / 1000,
		width: submission.width,
		height: submission.height,
		public_url: shown ? `${env().APP_URL}/testimonial/${submission.id}` : null,
		is_approved: submission.status === "approved",
	}
}
