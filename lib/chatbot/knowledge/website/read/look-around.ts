import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { decodeText } from "@/lib/encoding/decode-text"
import { readRobots, readSitemap } from "@/lib/media/web/read-web"
import { OutboundError } from "@/lib/outbound/outbound-error"
import { PAGES_MAX } from "../schema"
import { websiteProblems } from "../words"
import { askSite, LeftSite, READER } from "./ask-site"
import { isSameSite, pagePath } from "./site-address"

/** The standard asks for this much of a robots.txt. */
const ROBOTS_BYTES = 512 * 1024
const SITEMAP_BYTES = 5 * 1024 * 1024
const MOST_SITEMAPS = 10
/** A slow website is read by what its sitemaps named by then. */
const SITEMAPS_MS = 30_000
/** Per sitemap. Some addresses are files or on other websites. */
const MOST_ADDRESSES = 5 * PAGES_MAX

export interface Surroundings {
	origin: string
	robots: string
	paths: string[]
}

async function sitemapText(url: URL, crawlDelaySeconds: number): Promise<string> {
	const { status, bytes, headers } = await askSite(url, { maxBytes: SITEMAP_BYTES, crawlDelaySeconds })
	if (status !== 200) return ""
	const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
	const plain = isPacked ? await promisify(gunzip)(bytes, { maxOutputLength: SITEMAP_BYTES }) : bytes
	return decodeText(plain, { contentType: headers["content-type"], isMarkup: true })
}

/** Also those of an index. A sitemap that cannot be read has no pages. */
async function pathsOfSitemaps(site: URL, robots: string): Promise<string[]> {
	const rules = await readRobots({ text: robots, reader: READER, address: site.href })
	const named = rules.sitemaps.length > 0 ? rules.sitemaps : [new URL("/sitemap.xml", site).href]
	const queue = new Set(named)
	const paths = new Set<string>()
	const until = Date.now() + SITEMAPS_MS
	let asked = 0
	for (const address of queue) {
		if (asked === MOST_SITEMAPS || paths.size > PAGES_MAX || Date.now() > until) break
		if (!URL.canParse(address) || !isSameSite(new URL(address), site)) continue
		asked += 1
		const text = await sitemapText(new URL(address), rules.delaySeconds).catch(() => "")
		if (text === "") continue
		const { pages, sitemaps } = await readSitemap({ text, most: MOST_ADDRESSES })
		for (const sitemap of sitemaps) queue.add(sitemap)
		for (const page of pages) {
			const path = pagePath(page, site)
			if (path) paths.add(path)
		}
	}
	return [...paths]
}

export async function lookAround(address: string): Promise<Surroundings | { error: string }> {
	try {
		const { status, bytes, url } = await askSite(new URL("/robots.txt", address), { maxBytes: ROBOTS_BYTES })
		// By the standard, a failing or busy website may not be read; one without rules may.
		if (status >= 500 || status === 429) return { error: websiteProblems.robotsAway }
		// A database text holds no NUL.
		const robots = status === 200 ? decodeText(bytes).replaceAll("\0", "") : ""
		const paths = await pathsOfSitemaps(new URL(url.origin), robots)
		return { origin: url.origin, robots, paths }
	} catch (error) {
		if (error instanceof LeftSite) return { error: websiteProblems.startLeadsElsewhere(error.host) }
		if (error instanceof OutboundError)
			return {
				error: error.problem === "too_large" ? websiteProblems.robotsAway : websiteProblems.problemTexts[error.problem],
			}
		throw error
	}
}
