import { decodeText } from "@/lib/encoding/decode-text"
import { type PageContent, readRobots, readWebPage } from "@/lib/media/web/read-web"
import type { PublicAnswer } from "@/lib/outbound/fetch-public"
import { OutboundError } from "@/lib/outbound/outbound-error"
import { KNOWLEDGE_TEXT_CAP, KNOWLEDGE_TITLE_CAP } from "../../sources/schema"
import { tidyLine, tidyText } from "../../tidy-text"
import {
	IS_PDF,
	leadsElsewhere,
	NO_PAGE_TEXT,
	NOT_A_PAGE,
	PAGE_CLOSED,
	PAGE_GONE,
	PAGE_TOO_COMPLEX,
	PAGE_TOO_LONG,
	PROBLEM_TEXTS,
	ROBOTS_REFUSE,
	SLOW_DOWN,
	websiteTrouble,
} from "../texts"
import { askSite, LeftSite, READER } from "./ask-site"
import { pagePath } from "./site-address"

const PAGE_BYTES = 2 * 1024 * 1024
const PAGE_TYPES = ["text/html", "application/xhtml+xml"]

export interface FoundPage {
	state: "found"
	title: string
	content: string
	language: string | null
	/** Where it was found after redirects. */
	origin: string
	/** The path under which the page wants to be known, if it is another one. */
	canonical: string | null
	/** Paths of the website's pages that it links to. */
	links: string[]
}
export type PageOutcome = FoundPage | { state: "skipped" | "failed" | "gone"; reason: string }

/** A page whose address robots.txt allows leads to one that it doesn't. */
class RobotsRefuse extends Error {}

const typeOf = ({ headers }: Pick<PublicAnswer, "headers">) =>
	headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "text/html"
const isPage = (answer: Pick<PublicAnswer, "status" | "headers">) =>
	answer.status === 200 && PAGE_TYPES.includes(typeOf(answer))

function refusalOf(answer: PublicAnswer): PageOutcome | null {
	const { status } = answer
	if (status === 404 || status === 410) return { state: "gone", reason: PAGE_GONE }
	if (status === 401 || status === 403) return { state: "failed", reason: PAGE_CLOSED }
	if (status === 429) return { state: "failed", reason: SLOW_DOWN }
	if (status !== 200) return { state: "failed", reason: websiteTrouble(status) }
	if (isPage(answer)) return null
	return { state: "skipped", reason: typeOf(answer) === "application/pdf" ? IS_PDF : NOT_A_PAGE }
}

function found({ title, text, ...read }: PageContent, { url }: PublicAnswer, path: string): PageOutcome {
	const content = tidyText(text)
	// A page that is drawn by scripts holds a word or none.
	if (!/\p{L}{2}/u.test(content)) return { state: "skipped", reason: NO_PAGE_TEXT }
	const known = pagePath(read.canonical ?? url.href, url) ?? pagePath(url.href, url)
	return {
		state: "found",
		title: tidyLine(title).slice(0, KNOWLEDGE_TITLE_CAP).toWellFormed() || path,
		content,
		language: read.language,
		origin: url.origin,
		canonical: known === path ? null : known,
		links: [...new Set(read.links.flatMap((link) => pagePath(link, url) ?? []))],
	}
}

/**
 * Reads one page of a website.
 * @param page.isStart keeps what start pages have in header and footer. @throws only what a later try may mend.
 */
export async function readPage(
	{ origin, robots }: { origin: string; robots: string },
	{ path, isStart }: { path: string; isStart: boolean },
): Promise<PageOutcome> {
	const address = new URL(origin + path)
	const rulesFor = (url: URL) => readRobots({ text: robots, reader: READER, address: url.href })
	const rules = await rulesFor(address)
	if (!rules.allowed) return { state: "skipped", reason: ROBOTS_REFUSE }
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
		const text = decodeText(answer.bytes, { contentType: answer.headers["content-type"], isMarkup: true })
		const read = await readWebPage({
			text,
			address: answer.url.href,
			whole: isStart,
			maxCharacters: KNOWLEDGE_TEXT_CAP,
		})
		if ("problem" in read) {
			return { state: "failed", reason: read.problem === "characters" ? PAGE_TOO_LONG : PAGE_TOO_COMPLEX }
		}
		return found(read, answer, path)
	} catch (error) {
		if (error instanceof RobotsRefuse) return { state: "skipped", reason: ROBOTS_REFUSE }
		if (error instanceof LeftSite) return { state: "skipped", reason: leadsElsewhere(error.host) }
		if (error instanceof OutboundError) return { state: "failed", reason: PROBLEM_TEXTS[error.problem] }
		throw error
	}
}
