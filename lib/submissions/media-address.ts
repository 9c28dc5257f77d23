import { signMedia } from "@/lib/crypto/signature"

/** A dashboard may stay open over a working day; rejection ends its addresses sooner, through the access version. */
const SIGNED_FOR_SECONDS = 12 * 3600
/** Rounded, so that a reload within the hour gives the same address and the browser's cache holds. */
const ROUND_TO_SECONDS = 3600

export type MediaKind = "video" | "poster"

export function mediaPath(submissionId: string, kind: MediaKind): string {
	return `/media/submissions/${submissionId}/${kind}`
}

/** For the dashboard: works whatever the testimonial's status, until it ends or the access version is raised. */
export function signedMediaUrl(
	submission: { id: string; accessVersion: number },
	kind: MediaKind,
	{ now = Date.now(), query = {} }: { now?: number; query?: Record<string, string> } = {},
): string {
	const path = mediaPath(submission.id, kind)
	const hour = Math.ceil(now / 1000 / ROUND_TO_SECONDS) * ROUND_TO_SECONDS
	const expiresAt = hour + SIGNED_FOR_SECONDS
	const signature = signMedia({ path, version: submission.accessVersion, expiresAt })
	return `${path}?${new URLSearchParams({ ...query, expires: String(expiresAt), signature })}`
}
