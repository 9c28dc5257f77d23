import type { CaptionsState } from "./captions"
import type { Tenant } from "./tenants"

export interface PublicTestimonial {
	video_url: string | null
	/** The same as MP4 (H.264, AAC), for whom plays nothing else; null where there is none. */
	rendition_url: string | null
	poster_url: string | null
	name: string
	website: string | null
	created_at: string
	tenant: { name: string; slug: string; logo_url: string | null; brand_color: string | null }
	/** False until the business approves: the page then asks search engines not to index it. */
	is_approved: boolean
	content_type: string
	/** As displayed, in pixels, so that nothing moves when the video loads; null where it could not be measured. */
	width: number | null
	height: number | null
	/** Approved captions as WebVTT, a path on this origin; null where there are none. */
	captions: { url: string; language: string } | null
}

export type SubmissionStatus = "pending" | "approved" | "rejected"

/** processing: soon; failed: served as it was received, and it may not play or seek everywhere. */
export type PlaybackState = "processing" | "ready" | "failed"

export interface Submission {
	id: string
	name: string
	email: string
	website: string | null
	created_at: string
	duration_seconds: number
	file_size_bytes: number
	/** Path on this origin, signed for an hour. */
	video_url: string
	poster_url: string | null
	content_type: string
	status: SubmissionStatus
	shared_at: string | null
	/** When the customer took the consent back: then it can be watched and deleted, and nothing else. */
	withdrawn_at: string | null
	playback_state: PlaybackState
	/** A sentence; only where failed. */
	playback_error: string | null
	tenant_name: string
	tenant_slug: string
	/** Null where nobody has begun any. */
	captions_state: CaptionsState | null
}

export interface SubmissionTotals {
	total: number
	pending: number
	approved: number
	rejected: number
	file_size_bytes: number
}

export interface Dashboard {
	/** The tenant whose dashboard this is; null for a platform admin that named none. */
	tenant: Tenant | null
	/** For a platform admin that named none, the newest first, else empty. */
	tenants: Tenant[]
	/** Pass as `tenants_cursor` for the next 500; null on the last. */
	tenants_next_cursor: string | null
	submissions: Submission[]
	/** Pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null
	totals: SubmissionTotals
}
