import { type NextRequest, NextResponse } from "next/server"
import { framedTenant, pagePolicy } from "@/lib/http/content-security-policy"

/** The address itself is what authorises: no link on the page, no store behind its video may be told of it. */
const PRIVATE = /^\/consent\//

/**
 * Headers of pages, and nothing else: who may see what is decided by the loaders and the route wrapper. The matcher names
 * pages only, because a matched upload route is cut at 10 MB without an error and loses 40 % of its speed.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
	const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
	const { pathname } = request.nextUrl
	const policy = await pagePolicy(pathname, nonce)
	const headers = new Headers(request.headers)
	headers.set("x-nonce", nonce)
	// Next reads the nonce for its own scripts from the policy of the request.
	headers.set("content-security-policy", policy)
	const response = NextResponse.next({ request: { headers } })
	response.headers.set("content-security-policy", policy)
	// It knows no list of origins, and browsers that read frame-ancestors pass it over.
	if (!framedTenant(pathname)) response.headers.set("x-frame-options", "DENY")
	if (PRIVATE.test(pathname)) response.headers.set("referrer-policy", "no-referrer")
	return response
}

export const config = {
	// Whole names, not beginnings: a tenant may be called iconic.
	matcher: ["/((?!api/|media/|_next/|(?:favicon\\.ico|robots\\.txt|icon\\.svg|apple-icon\\.png|embed\\.js)$).*)"],
}
