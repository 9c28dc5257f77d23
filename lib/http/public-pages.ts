import { headers } from "next/headers"
import { loadChatPage } from "@/lib/chatbot/loaders"
import { log } from "@/lib/log"
import { readPlatformConfig } from "@/lib/platform/loaders"
import { loadOfferedQuizzes, loadQuizPage } from "@/lib/quizzes/loaders"
import { loadPublicTestimonial } from "@/lib/submissions/loaders"
import { loadTenantPage, loadThankYouPage } from "@/lib/tenants/loaders"
import { pagePolicy } from "./content-security-policy"
import { nodeRequest } from "./node-request"

/** Null as loadChatPage() says. A chat without its quizzes is still one. */
async function loadChat(slug: string) {
	const chatbot = await loadChatPage(slug)
	if (!chatbot?.chatbot_enabled) return chatbot && { chatbot, quizzes: [] }
	const quizzes = await loadOfferedQuizzes(slug).catch((error: unknown) => {
		log.error({ err: error, slug }, "quizzes of a chat not readable")
		return []
	})
	return { chatbot, quizzes }
}

/**
 * The pages whose HTML lib/start keeps (page-cache.mjs). `load` reads everything that a page shows, as plain JSON: HTML is
 * kept for exactly that data, so a save, a switch, a rejection or a deletion shows with the next request on every host.
 */
const PAGES = {
	home: { path: /^\/$/, load: readPlatformConfig },
	testimonial: { path: /^\/testimonial\/([0-9a-f-]+)$/, load: loadPublicTestimonial },
	chat: { path: /^\/chat\/([a-z0-9-]+)$/, load: loadChat },
	quiz: { path: /^\/quiz\/([a-z0-9-]+)\/([0-9a-f-]+)$/, load: loadQuizPage },
	thankYou: { path: /^\/([a-z0-9-]+)\/thank-you$/, load: loadThankYouPage },
	tenant: { path: /^\/([a-z0-9-]+)$/, load: loadTenantPage },
}

type Pages = typeof PAGES
type PageName = keyof Pages
type PageData<K extends PageName> = Awaited<ReturnType<Pages[K]["load"]>>

const PAGE = Symbol.for("testimonials.page")

/**
 * What a public page shows: lib/start has read it for this request already; under another server it is read here.
 * Rejects as the page's loader does.
 */
export async function readPage<K extends PageName>(
	name: K,
	...args: Parameters<Pages[K]["load"]>
): Promise<PageData<K>> {
	const raw = nodeRequest({ headers: await headers() })
	const read = raw?.[PAGE] as { name: string; data: Promise<PageData<K>> } | undefined
	if (read?.name === name) return read.data
	return (PAGES[name].load as (...given: typeof args) => Promise<PageData<K>>)(...args)
}

/** What lib/start asks about an address: undefined where its HTML is not to be kept. */
export interface PublicPage {
	name: PageName
	/** The address as far as the page reads it, so that a query that it does not know makes no entry. */
	url: string
	read(): Promise<unknown>
	/** The content security policy of an answer with this nonce. */
	policy(nonce: string): Promise<string>
}

function publicPage(url: string): PublicPage | undefined {
	const { pathname, searchParams } = new URL(url, "http://localhost")
	for (const [name, { path, load }] of Object.entries(PAGES) as [PageName, Pages[PageName]][]) {
		const match = path.exec(pathname)
		if (!match) continue
		return {
			name,
			url: name === "chat" && searchParams.get("embed") === "1" ? `${pathname}?embed=1` : pathname,
			read: () => (load as (...given: string[]) => Promise<unknown>)(...match.slice(1)),
			policy: (nonce) => pagePolicy(pathname, nonce),
		}
	}
	return undefined
}

const ANNOUNCED = Symbol.for("testimonials.pages")

/** Tells lib/start which pages there are: it is plain JavaScript outside the build and cannot import this. */
export function announcePublicPages(): void {
	;(globalThis as { [ANNOUNCED]?: typeof publicPage })[ANNOUNCED] = publicPage
}
