import { signMedia } from "@/lib/crypto/signature"

/** Long enough to watch what a dashboard shows; signing out does not end it, so no longer than that. */
const SIGNED_FOR_SECONDS = 3600
/** Rounded, so that a reload soon after gives the same address and the browser's cache holds. */
const ROUND_TO_SECONDS = 900

export type MediaKind = "video" | "poster" | "captions"

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
	const rounded = Math.ceil(now / 1000 / ROUND_TO_SECONDS) * ROUND_TO_SECONDS
	const expiresAt = rounded + SIGNED_FOR_SECONDS
	const signature = signMedia({ path, version: submission.accessVersion, expiresAt })
	return `${path}?${new URLSearchParams({ ...query, expires: String(expiresAt), signature })}`
}
