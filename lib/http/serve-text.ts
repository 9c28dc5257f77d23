interface ServedText {
	text: string
	contentType: string
	/** Changes whenever the text does; without quotes. */
	etag: string
	/** A file name turns the response into a download. */
	attachment?: string
}

/**
 * Serves a small text over HTTP, as serveObject() serves objects. The browser caches it but revalidates each time,
 * because a rejected or withdrawn text must disappear at once.
 */
export function serveText(request: Request, { text, contentType, etag, attachment }: ServedText): Response {
	const headers = new Headers({
		"content-type": `${contentType}; charset=utf-8`,
		etag: `"${etag}"`,
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		"cache-control": "private, no-cache",
	})
	if (attachment) headers.set("content-disposition", `attachment; filename="${attachment}"`)
	const known = request.headers.get("if-none-match")?.split(",")
	if (known?.some((tag) => tag.trim().replace(/^W\//, "") === `"${etag}"`)) {
		return new Response(null, { status: 304, headers })
	}
	return new Response(request.method === "HEAD" ? null : text, { headers })
}
