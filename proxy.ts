import { type NextRequest, NextResponse } from "next/server"
import { contentSecurityPolicy } from "@/lib/http/content-security-policy"

/**
 * Headers of pages, and nothing else: who may see what is decided by the loaders and the route wrapper. The matcher names
 * pages only, because a matched upload route is cut at 10 MB without an error and loses 40 % of its speed.
 */
export function proxy(request: NextRequest): NextResponse {
	const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
	const policy = contentSecurityPolicy(nonce)
	const headers = new Headers(request.headers)
	headers.set("x-nonce", nonce)
	// Next reads the nonce for its own scripts from the policy of the request.
	headers.set("content-security-policy", policy)
	const response = NextResponse.next({ request: { headers } })
	response.headers.set("content-security-policy", policy)
	response.headers.set("x-frame-options", "DENY")
	return response
}

export const config = {
	// Whole names, not beginnings: a tenant may be called iconic.
	matcher: ["/((?!api/|media/|_next/|(?:favicon\\.ico|robots\\.txt|icon\\.svg|apple-icon\\.png|embed\\.js)$).*)"],
}
