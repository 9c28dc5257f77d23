/** Traps make longer ones, and a database index has a limit. */
const LONGEST_PATH = 1000
/** Before parameters are dropped: a sitemap may name an address of megabytes. */
const LONGEST_ADDRESS = 4 * LONGEST_PATH
/** They say where a visitor came from, not which page it is. */
const TRACKING = /^(?:utm_\w+|gclid|gad_source|fbclid|msclkid|mc_[ce]id|_ga|_gl)$/
/** Never pages. A PDF is not among them: the admin learns that it can be added. */
const ASSETS =
	/\.(?:jpe?g|png|gif|webp|avif|svg|ico|css|m?js|json|xml|rss|atom|woff2?|ttf|otf|eot|mp[34]|m4[av]|mov|webm|ogg|wav|avi|zip|gz|rar|7z|tar|dmg|exe|apk|docx?|xlsx?|pptx?|csv|ics|vcf)$/i

/** Belongs to the network in front of a website, such as the page behind a hidden email. */
const CLOUDFLARE = "/cdn-cgi/"

/** Equal under http and https, with and without www. */
function siteOf({ hostname, port }: URL): string {
	return `${hostname.replace(/^www\./, "")}:${port}`
}

export function isSameSite(a: URL, b: URL): boolean {
	return siteOf(a) === siteOf(b)
}

/** @param address absolute. @returns null for another website, a too long address, or a file that is never a page. */
export function pagePath(address: string, site: URL): string | null {
	if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) return null
	const url = new URL(address)
	if (!/^https?:$/.test(url.protocol) || !isSameSite(url, site) || ASSETS.test(url.pathname)) return null
	for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
	if (url.pathname.startsWith(CLOUDFLARE)) return null
	const path = url.pathname + url.search
	return path.length > LONGEST_PATH ? null : path
}
