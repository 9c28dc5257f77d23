import { decodeText } from "@/lib/encoding/decode-text"
import { type PageContent, readRobots, readWebPage } from "@/lib/media/web/read-web"
import type { PublicAnswer } from "@/lib/outbound/fetch-public"
import { OutboundError } from "@/lib/outbound/outbound-error"
import { KNOWLEDGE_TEXT_CAP, KNOWLEDGE_TITLE_CAP } from "../../sources/schema"
import { tidyLine, tidyText } from "../../tidy-text"
import { websiteProblems } from "../words"
import { askSite, LeftSite, READER } from "./ask-site"
import { isSameSite, pagePath } from "./site-address"

const PAGE_BYTES = 2 * 1024 * 1024
const MOST_ONWARD = 5
const PAGE_TYPES = ["text/html", "application/xhtml+xml"]

export interface FoundPage {
	state: "found"
	title: string
	content: string
	language: string | null
	/** After redirects. */
	origin: string
	/** For the admin, such as lines that could not be read. */
	reason: string | null
	movedTo: string | null
	/** The path that the page prefers, if another. Themes name the start page on every page. */
	canonical: string | null
	links: string[]
}
export type PageOutcome = FoundPage | { state: "skipped" | "failed" | "gone"; reason: string }

class RobotsRefuse extends Error {}

const typeOf = ({ headers }: Pick<PublicAnswer, "headers">) =>
	headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "text/html"
const isPage = (answer: Pick<PublicAnswer, "status" | "headers">) =>
	answer.status === 200 && PAGE_TYPES.includes(typeOf(answer))

function refusalOf(answer: PublicAnswer): PageOutcome | null {
	const { status } = answer
	if (status === 404 || status === 410) return { state: "gone", reason: websiteProblems.pageGone }
	if (status === 401 || status === 403) return { state: "failed", reason: websiteProblems.pageClosed }
	if (status === 429) return { state: "failed", reason: websiteProblems.slowDown }
	if (status !== 200) return { state: "failed", reason: websiteProblems.trouble(status) }
	if (isPage(answer)) return null
	return {
		state: "skipped",
		reason: typeOf(answer) === "application/pdf" ? websiteProblems.isPdf : websiteProblems.notAPage,
	}
}

interface ReadPage {
	url: URL
	content: PageContent
}

/** A page that is drawn by scripts holds a word or none. */
const hasText = (text: string) => /\p{L}{2}/u.test(text)

function found({ url, content: { title, text, ...read } }: ReadPage, path: string): PageOutcome {
	const lines = text.split("\n")
	// Undecodable lines would be quoted to visitors.
	const readable = lines.filter((line) => !line.includes("\ufffd"))
	const content = tidyText(readable.join("\n"))
	const unreadable = lines.length - readable.length
	if (!hasText(content))
		return { state: "skipped", reason: unreadable > 0 ? websiteProblems.unreadable : websiteProblems.noPageText }
	const known = pagePath(url.href, url)
	const wanted = read.canonical && pagePath(read.canonical, url)
	const movedTo = known === path ? null : known
	return {
		state: "found",
		title: tidyLine(title.replaceAll("\ufffd", "")).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed() || path,
		content,
		language: read.language,
		origin: url.origin,
		reason: unreadable > 0 ? websiteProblems.linesLeftOut(unreadable) : null,
		movedTo,
		canonical: movedTo || wanted === path ? null : wanted,
		links: [...new Set(read.links.flatMap((link) => pagePath(link, url) ?? []))],
	}
}

async function readAt(address: URL, robots: string, isStart: boolean): Promise<ReadPage | PageOutcome> {
	const rulesFor = (url: URL) => readRobots({ text: robots, reader: READER, address: url.href })
	const rules = await rulesFor(address)
	if (!rules.allowed) return { state: "skipped", reason: websiteProblems.robotsRefuse }
	try {
		const answer = await askSite(address, {
			maxBytes: PAGE_BYTES,
			crawlDelaySeconds: rules.delaySeconds,
			wants: isPage,
			async beforeRedirect(to) {
				if (!(await rulesFor(to)).allowed) throw new RobotsRefuse()
			},
		})
		const refusal = refusalOf(answer)
		if (refusal) return refusal
		const content = await readWebPage({
			text: decodeText(answer.bytes, { contentType: answer.headers["content-type"], isMarkup: true }),
			address: answer.url.href,
			whole: isStart,
			maxCharacters: KNOWLEDGE_TEXT_CAP,
		})
		if (!("problem" in content)) return { url: answer.url, content }
		return {
			state: "failed",
			reason: content.problem === "characters" ? websiteProblems.pageTooLong : websiteProblems.pageTooComplex,
		}
	} catch (error) {
		if (error instanceof RobotsRefuse) return { state: "skipped", reason: websiteProblems.robotsRefuse }
		if (error instanceof LeftSite) return { state: "skipped", reason: websiteProblems.leadsElsewhere(error.host) }
		if (error instanceof OutboundError) return { state: "failed", reason: websiteProblems.problemTexts[error.problem] }
		throw error
	}
}

/** Follows a page without text that refreshes to another, or frames some. @throws only what a later try may mend. */
export async function readPage(
	{ origin, robots }: { origin: string; robots: string },
	{ path, isStart }: { path: string; isStart: boolean },
): Promise<PageOutcome> {
	const start = new URL(origin + path)
	const seen = new Set([start.href])
	const links: string[] = []
	let best: ReadPage | PageOutcome | null = null
	for (const address of seen) {
		const read = await readAt(new URL(address), robots, isStart)
		if ("state" in read) {
			best ??= read
			continue
		}
		links.push(...read.content.links)
		const isLonger = !best || "state" in best || read.content.text.length > best.content.text.length
		if (isLonger) best = read
		if (hasText(read.content.text)) continue
		for (const onward of read.content.onward) {
			const to = new URL(onward)
			if (!isSameSite(to, start)) return { state: "skipped", reason: websiteProblems.leadsElsewhere(to.host) }
			if (seen.size < MOST_ONWARD) seen.add(to.href)
		}
	}
	if (!best) throw new Error("a page was neither read nor refused")
	return "state" in best ? best : found({ ...best, content: { ...best.content, links } }, path)
}
