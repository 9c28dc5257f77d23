import { createHash } from "node:crypto"
import { respondRaw } from "./raw-response"

interface ServedText {
	text: string
	contentType: string
	/** Without quotes. By default a hash of the text. */
	etag?: string
	/** A file name turns the response into a download. */
	attachment?: string
	/** Other origins whose scripts may read it; [] means every origin. Absent: only this origin's pages may load it. */
	readableBy?: readonly string[]
	/** Sent whole unless it is 200. */
	status?: number
}

function allowOrigins(headers: Headers, request: Request, origins: readonly string[]): void {
	headers.set("cross-origin-resource-policy", "cross-origin")
	if (origins.length > 0) headers.set("vary", "Origin")
	const origin = origins.length > 0 ? request.headers.get("origin") : "*"
	if (origin === "*" || (origin && origins.includes(origin))) headers.set("access-control-allow-origin", origin)
}

const hash = (text: string) => createHash("sha256").update(text).digest("base64url")

/** Revalidated each time, because a rejected or withdrawn text must disappear immediately. */
export function serveText(
	request: Request,
	{ text, contentType, etag = hash(text), attachment, readableBy, status = 200 }: ServedText,
): Response {
	const headers = new Headers({
		"content-type": `${contentType}; charset=utf-8`,
		etag: `"${etag}"`,
		"x-content-type-options": "nosniff",
		"cross-origin-resource-policy": "same-origin",
		"cache-control": "private, no-cache",
	})
	if (readableBy) allowOrigins(headers, request, readableBy)
	if (attachment) headers.set("content-disposition", `attachment; filename="${attachment}"`)
	const known = request.headers.get("if-none-match")?.split(",")
	if (status === 200 && known?.some((tag) => tag.trim().replace(/^W\//, "") === `"${etag}"`)) {
		return new Response(null, { status: 304, headers })
	}
	return new Response(request.method === "HEAD" || respondRaw(request, text) ? null : text, { status, headers })
}
