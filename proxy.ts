import { type NextRequest, NextResponse } from "next/server"
import { frameUnderIsolation, mayBeFramed, pagePolicy } from "@/lib/http/content-security-policy"
import { PAGE_ADDRESS } from "@/lib/tenants/signed-out-address"

/** The address itself authorizes, so neither a link on the page nor the store behind its video may learn it. */
const PRIVATE = /^\/(consent|unsubscribe)\//
/** Its screens read which of them the admin comes from. Elsewhere an address may bring hidden fields, which a proxy in front
 * would log with each call that names the page. */
const DASHBOARD = /^\/admin(\/|$)/

/**
 * Sets the headers of pages and does nothing else: loaders and the route wrapper decide who may see what. The matcher
 * names only pages, because Next cuts a matched upload route at 10 MB without an error and slows it by 40 %.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
	const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("base64")
	const { pathname } = request.nextUrl
	const policy = await pagePolicy(pathname, nonce)
	const headers = new Headers(request.headers)
	headers.set("x-nonce", nonce)
	// Pages can't ask Next for their own address.
	headers.set(PAGE_ADDRESS, pathname + request.nextUrl.search)
	// Next reads the nonce for its own scripts from the policy of the request.
	headers.set("content-security-policy", policy)
	const response = NextResponse.next({ request: { headers } })
	response.headers.set("content-security-policy", policy)
	// This header knows no list of origins. Browsers that read frame-ancestors ignore it.
	if (mayBeFramed(pathname)) frameUnderIsolation(response.headers)
	else response.headers.set("x-frame-options", "DENY")
	if (PRIVATE.test(pathname)) response.headers.set("referrer-policy", "no-referrer")
	else if (!DASHBOARD.test(pathname)) response.headers.set("referrer-policy", "strict-origin")
	return response
}

export const config = {
	// Whole names, not prefixes: a tenant may be called iconic. Embedded testimonials have a policy of their own. Of what
	// lies under /api, only the reference is pages.
	matcher: [
		"/((?!api/|media/|embed/(?:wall/)?[^/]+/?$|_next/|\\.well-known/|(?:favicon\\.ico|robots\\.txt|sitemap\\.xml|icon\\.svg|apple-icon\\.png|(?:embed|quiz|widget)\\.js)$).*)",
		"/api/docs/:path*",
	],
}
