import { env } from "@/lib/env"
import { fetchPublic, type PublicAnswer, type PublicRequest } from "@/lib/outbound/fetch-public"
import { waitForHost } from "../turns/mutations"
import { pauseFor } from "../turns/pause"
import { isSameSite } from "./site-address"

/** The name that robots.txt may address. */
export const READER = "TestimonialsReader"
const MOST_REDIRECTS = 5

/** A redirect to another website, whose rules for readers are unknown, so it is not followed. */
export class LeftSite extends Error {
	readonly host: string
	constructor(host: string) {
		super(`The website leads to ${host}.`)
		this.host = host
	}
}

export interface SiteRequest extends Pick<PublicRequest, "wants" | "maxBytes"> {
	crawlDelaySeconds?: number
	/** Before each redirect within the website. What it throws ends the request. */
	beforeRedirect?(to: URL): Promise<void>
}

/** In turn with all readers of this host; follows redirects within the website. @throws OutboundError, LeftSite. */
export async function askSite(
	url: URL,
	{ crawlDelaySeconds = 0, beforeRedirect, ...request }: SiteRequest,
): Promise<PublicAnswer> {
	const { WEBSITE_PAUSE_MS, WEBSITE_TIMEOUT_MS, APP_URL } = env()
	const pause = pauseFor(WEBSITE_PAUSE_MS, crawlDelaySeconds)
	return await fetchPublic(url, {
		...request,
		headers: { "user-agent": `${READER}/1.0 (+${APP_URL})`, accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5" },
		withinMs: WEBSITE_TIMEOUT_MS,
		idleMs: WEBSITE_TIMEOUT_MS / 2,
		maxRedirects: MOST_REDIRECTS,
		async before(hop) {
			if (!isSameSite(hop, url)) throw new LeftSite(hop.host)
			if (hop.href !== url.href) await beforeRedirect?.(hop)
			await waitForHost(hop.host, pause)
		},
	})
}
