/** The request header in which proxy.ts passes a page its own address. */
export const PAGE_ADDRESS = "x-page-address"

/** Addresses that mails lead to. Others are a dashboard's own, where a sign-in ends anyway. */
const LINKED = /^\/admin\/[^/]+\/(?:watch|captions)\/|\?/

/** The login of an area. The page to return to is the fragment: browsers keep it over a redirect and send it
 * to no server. */
export function signedOutAddress(tenantSlug: string | null, page: string | null): string {
	const login = `/admin/${tenantSlug ?? "platform"}`
	return page && LINKED.test(page) ? `${login}#${page}` : login
}
