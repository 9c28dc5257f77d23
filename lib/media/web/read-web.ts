import { resident, residentProcess } from "@/lib/isolation/resident"

/** A page of 2 MB takes a second on a quiet machine. */
const WITHIN_MS = 15_000
/** A start takes a third of a second there, and many times as long on a busy one. */
const START_MS = 60_000
/** The whole process. An empty one takes 90. */
const MEGABYTES = 512
const HEAP_MEGABYTES = 256
const NICENESS = 10
/** A website is read at one page a second, and starting the process takes a third of one. */
const IDLE_MS = 15_000

/** characters: more text than asked for. effort: more time or memory than any honest page needs. */
export type WebProblem = "characters" | "effort"

export interface PageContent {
	title: string
	/** With lines, and empty lines between paragraphs. "" if there is none. */
	text: string
	/** BCP 47, as the page says. */
	language: string | null
	canonical: string | null
	/** Absolute http(s) addresses without fragment. */
	links: string[]
	onward: string[]
}
interface RobotsContent {
	allowed: boolean
	/** Between two requests; 0 if it says nothing. */
	delaySeconds: number
	sitemaps: string[]
}
interface SitemapContent {
	pages: string[]
	sitemaps: string[]
}

type PageQuestion = { kind: "page"; text: string; address: string; whole: boolean; maxCharacters: number }
type RobotsQuestion = { kind: "robots"; text: string; reader: string; address: string }
type SitemapQuestion = { kind: "sitemap"; text: string; most: number }
export type WebQuestion = (PageQuestion | RobotsQuestion | SitemapQuestion) & { withinMs: number }

const reader = resident<WebQuestion, unknown>({
	name: "web reader",
	start: residentProcess({
		program: "lib/media/web/read-web-process.mjs",
		args: [MEGABYTES],
		heapMegabytes: HEAP_MEGABYTES,
		niceness: NICENESS,
	}),
	idleMs: IDLE_MS,
})

/** Asks a capped process, one text at a time. @throws Error if no process can be started, and at shutdown. */
async function ask<Answer>(
	question: PageQuestion | RobotsQuestion | SitemapQuestion,
): Promise<Answer | { problem: WebProblem }> {
	const answer = await reader.runExclusive(() => {
		const asked = performance.now()
		return reader.ask({ ...question, withinMs: WITHIN_MS }, (since) =>
			since === undefined ? asked + START_MS : since + WITHIN_MS,
		)
	})
	return (answer as Answer | { problem: WebProblem } | null) ?? { problem: "effort" }
}

/** More text than `maxCharacters` is a problem, because half a page gives wrong answers. */
export const readWebPage = (given: Omit<PageQuestion, "kind">) => ask<PageContent>({ kind: "page", ...given })

/** @param given.reader the name that robots.txt may address. A file that takes too much effort allows nothing. */
export async function readRobots(given: Omit<RobotsQuestion, "kind">): Promise<RobotsContent> {
	const read = await ask<RobotsContent>({ kind: "robots", ...given })
	return "problem" in read ? { allowed: false, delaySeconds: 0, sitemaps: [] } : read
}

/** @param given.most addresses of each kind. What cannot be read is empty. */
export async function readSitemap(given: Omit<SitemapQuestion, "kind">): Promise<SitemapContent> {
	const read = await ask<SitemapContent>({ kind: "sitemap", ...given })
	return "problem" in read ? { pages: [], sitemaps: [] } : read
}

export function stopWebReader(): void {
	reader.stop()
}
