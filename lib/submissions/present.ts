import type { PlaybackState as StoredPlaybackState } from "@/lib/db/generated/client"
import { assetUrl } from "@/lib/storage/asset-url"
import { presentHiddenFields } from "@/lib/tenants/stored-hidden-fields"
import * as tenantSentences from "@/lib/tenants/words"
import type { PlaybackState, PublicTestimonial, Submission, Written } from "./answers"
import { FIELD_NAMES } from "./form-fields"
import { mediaPath, posterVersion, signedMediaUrl } from "./media-address"
import { isPrepared } from "./policy"
import type { PublicCaseRow, SubmissionRow } from "./queries"
import { PUBLIC_NAMES, presentFields } from "./stored-fields"
import { presentTags } from "./tags/present"

export function presentSubmission(row: SubmissionRow): Submission {
	const fields = presentFields(row, FIELD_NAMES)
	return {
		id: row.id,
		...fields.always,
		created_at: row.createdAt.toISOString(),
		duration_seconds: row.durationMs / 1000,
		file_size_bytes: Number(row.fileSizeBytes),
		video_url: row.kind === "video" ? signedMediaUrl(row, "video") : null,
		poster_url: row.posterKey && signedPoster(row, row.posterKey),
		content_type: row.contentType,
		status: row.status,
		shared_at: row.sharedAt?.toISOString() ?? null,
		withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
		playback_state: presentPlaybackState(row.playback),
		playback_error: row.playback?.error ?? null,
		tenant_name: row.tenant.name,
		tenant_slug: row.tenant.slug,
		captions_state: row.captions?.state ?? null,
		pinned_at: row.pinnedAt?.toISOString() ?? null,
		tags: presentTags(row.tags.map(({ tag }) => tag)),
		...presentWritten(row.writtenText, row.photoKey && signedMediaUrl(row, "photo")),
		...fields.ifGiven,
		...(row.rejectionReason && { rejection_reason: row.rejectionReason }),
		...(row.importedAt && { imported_at: row.importedAt.toISOString() }),
		...(row.sourceUrl && { source_url: row.sourceUrl }),
		...(row.sourceRating && { source_rating: row.sourceRating }),
		...presentHiddenFields(row.fields),
	}
}

/** A screen that is open shows a newly chosen poster, since its address differs. */
function signedPoster(row: SubmissionRow, key: string): string {
	const version = posterVersion(key)
	return signedMediaUrl(row, "poster", version ? { query: { version } } : {})
}

function presentWritten(text: string | null, photoUrl: string | null): Written {
	return text === null ? {} : { kind: "written", text, photo_url: photoUrl }
}

type MaybePrepared = { state: StoredPlaybackState; videoKey: string | null; renditionKey: string | null }

/** A text has no row. A host of an older version says "ready" for a file that it would serve as received. */
export function presentPlaybackState(playback: MaybePrepared | null): PlaybackState {
	if (!playback || isPrepared({ playback })) return "ready"
	return playback.state === "failed" ? "failed" : "processing"
}

/** What has to be said beside a testimonial whose customer was offered a gift; otherwise null. */
export function giftNoteOf(giftOffered: boolean, disclosure: string | null): string | null {
	return giftOffered ? disclosure || tenantSentences.defaultGiftDisclosure : null
}

/** Leaves out the e-mail address, which is between the customer and the business. */
export function presentPublicTestimonial(row: PublicCaseRow): PublicTestimonial {
	const fields = presentFields(row, PUBLIC_NAMES)
	return {
		video_url: row.kind === "video" && isPrepared(row) ? mediaPath(row.id, "video") : null,
		...(row.kind === "video" && !isPrepared(row) && { playback_state: presentPlaybackState(row.playback) }),
		rendition_url: row.playback?.renditionKey ? `${mediaPath(row.id, "video")}?format=mp4` : null,
		poster_url: row.posterKey ? mediaPath(row.id, "poster") : null,
		...fields.always,
		created_at: row.createdAt.toISOString(),
		tenant: {
			name: row.tenant.name,
			slug: row.tenant.slug,
			logo_url: assetUrl(row.tenant.logoKey),
			brand_color: row.tenant.brandColor,
		},
		is_approved: row.status === "approved",
		content_type: row.contentType,
		width: row.width,
		height: row.height,
		captions:
			row.captions?.state === "approved"
				? { url: mediaPath(row.id, "captions"), language: row.captions.language }
				: null,
		...presentWritten(row.writtenText, row.photoKey && mediaPath(row.id, "photo")),
		...fields.ifGiven,
	}
}
