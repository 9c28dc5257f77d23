import { asciiLetters } from "@/lib/encoding/as-ascii"

const EXTENSION: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" }

/** `testimonial-ada-lovelace-2026-11-20.webm`. ASCII only, so that every header and file system accepts it. */
export function downloadFilename(submission: { name: string; createdAt: Date; contentType: string }): string {
	return `${baseName(submission)}.${EXTENSION[submission.contentType] ?? "webm"}`
}

export function captionsFilename(submission: { name: string; createdAt: Date }, language: string): string {
	return `${baseName(submission)}.${language}.vtt`
}

function baseName(submission: { name: string; createdAt: Date }): string {
	const name = asciiLetters(submission.name)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.slice(0, 60)
	const day = submission.createdAt.toISOString().slice(0, 10)
	return `testimonial-${name || "customer"}-${day}`
}
