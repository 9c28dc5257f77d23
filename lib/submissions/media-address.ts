import { signMedia } from "@/lib/crypto/signature"

/** Long enough to watch a dashboard's videos, and no longer, because signing out does not end it. */
const SIGNED_FOR_SECONDS = 3600
/** Rounded, so that a reload soon after gets the same URL and hits the browser's cache. */
const ROUND_TO_SECONDS = 900

export type MediaKind = "video" | "poster" | "photo" | "captions"

export function mediaPath(submissionId: string, kind: MediaKind): string {
	return `/media/submissions/${submissionId}/${kind}`
}

/** Distinguishes chosen posters, and the first one, which has none: they share an address. */
export const posterVersion = (key: string): string | undefined => /\/poster-([0-9a-f]{8})/.exec(key)?.[1]

/** The original has its own signatures, so that who holds the copy's address cannot get it by adding a word. */
export const signedPath = (submissionId: string, kind: MediaKind, original: boolean) =>
	mediaPath(submissionId, kind) + (original ? "?original" : "")

interface SigningOptions {
	now?: number
	query?: Record<string, string>
	seconds?: number
}

/** Works regardless of the testimonial's status, until it expires or the access version is raised. */
export function signedMediaUrl(
	submission: { id: string; accessVersion: number },
	kind: MediaKind,
	{ now = Date.now(), query = {}, seconds = SIGNED_FOR_SECONDS }: SigningOptions = {},
): string {
	const path = mediaPath(submission.id, kind)
	const rounded = Math.ceil(now / 1000 / ROUND_TO_SECONDS) * ROUND_TO_SECONDS
	const expiresAt = rounded + seconds
	const covered = signedPath(submission.id, kind, query.original !== undefined)
	const signature = signMedia({ path: covered, version: submission.accessVersion, expiresAt })
	return `${path}?${new URLSearchParams({ ...query, expires: String(expiresAt), signature })}`
}
