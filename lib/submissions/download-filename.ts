const EXTENSION: Record<string, string> = { "video/mp4": "mp4", "video/webm": "webm" }

/** `testimonial-ada-lovelace-2026-11-20.webm`: ASCII only, so that every header and file system takes it. */
export function downloadFilename(submission: { name: string; createdAt: Date; contentType: string }): string {
	const name = submission.name
		.normalize("NFKD")
		.replace(/[^A-Za-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.toLowerCase()
		.slice(0, 60)
	const day = submission.createdAt.toISOString().slice(0, 10)
	return `testimonial-${name || "customer"}-${day}.${EXTENSION[submission.contentType] ?? "webm"}`
}
