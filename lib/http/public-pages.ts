import { headers } from "next/headers"
import { bridge, PAGE, type PageLanguage, type PublicPage, PAGES as REGISTERED } from "@/lib/bridge.mjs"
import { loadChatPage } from "@/lib/chatbot/settings/loaders"
import { askedLanguage, chooseLanguage, ENGLISH } from "@/lib/languages/choose-language"
import { inLanguage } from "@/lib/languages/current-language"
import { LANG } from "@/lib/languages/keep-language"
import type { LanguageOffer } from "@/lib/languages/offer"
import { log } from "@/lib/log"
import { readPlatformConfig } from "@/lib/platform/loaders"
import { loadEmbeddedQuiz, loadOfferedQuizzes, loadQuizPage } from "@/lib/quizzes/loaders"
import { loadConsent } from "@/lib/submissions/consent/loaders"
import { loadFigures } from "@/lib/submissions/figures/loaders"
import { loadUnsubscribe } from "@/lib/submissions/invitations/unsubscribe-loaders"
import { loadSharedPage } from "@/lib/submissions/shared-page/loaders"
import { loadWall } from "@/lib/submissions/wall/loaders"
import { spokenOf } from "@/lib/tenants/languages/loaders"
import {
	languagesOfConsent,
	languagesOfQuiz,
	languagesOfTenant,
	languagesOfTestimonial,
	type TenantLanguages,
} from "@/lib/tenants/languages/queries"
import { loadTenantPage, loadThankYouPage } from "@/lib/tenants/loaders"
import { ownTextsOf } from "@/lib/tenants/translations/queries"
import { pagePolicy } from "./content-security-policy"
import { nodeRequest } from "./node-request"

/** If the quizzes cannot be read, the chat works without them. Null as in loadChatPage(). */
async function loadChat(slug: string) {
	const chatbot = await loadChatPage(slug)
	if (!chatbot?.chatbot_enabled) return chatbot && { chatbot, quizzes: [] }
	const quizzes = await loadOfferedQuizzes(slug).catch((error: unknown) => {
		log.error({ err: error, slug }, "quizzes of a chat not readable")
		return []
	})
	return { chatbot, quizzes }
}

/** lib/start caches their HTML by what `load` returns (page-cache.mjs), so a change shows with the next request. */
const PAGES = {
	home: { path: /^\/$/, load: readPlatformConfig, languages: null },
	testimonial: { path: /^\/testimonial\/([0-9a-f-]+)$/, load: loadSharedPage, languages: languagesOfTestimonial },
	chat: { path: /^\/chat\/([a-z0-9-]+)$/, load: loadChat, languages: languagesOfTenant },
	wall: { path: /^\/wall\/([a-z0-9-]+)$/, load: loadWall, languages: languagesOfTenant },
	figures: { path: /^\/wall\/([a-z0-9-]+)\/about$/, load: loadFigures, languages: languagesOfTenant },
	quiz: { path: /^\/quiz\/([a-z0-9-]+)\/([0-9a-f-]+)$/, load: loadQuizPage, languages: languagesOfTenant },
	embeddedQuiz: { path: /^\/embed\/quiz\/([0-9a-f-]+)$/, load: loadEmbeddedQuiz, languages: languagesOfQuiz },
	thankYou: { path: /^\/([a-z0-9-]+)\/thank-you$/, load: loadThankYouPage, languages: languagesOfTenant },
	consent: { path: /^\/consent\/([A-Za-z0-9_-]+)$/, load: loadConsent, languages: languagesOfConsent },
	unsubscribe: { path: /^\/unsubscribe\/([A-Za-z0-9_.-]+)$/, load: loadUnsubscribe, languages: languagesOfUnsubscribe },
	tenant: { path: /^\/([a-z0-9-]+)$/, load: loadTenantPage, languages: languagesOfTenant },
}
/** Private ones are drawn each time. */
const NEVER_CACHED: ReadonlySet<string> = new Set(["consent", "unsubscribe"])

type Pages = typeof PAGES
type PageName = keyof Pages
type PageData<K extends PageName> = Awaited<ReturnType<Pages[K]["load"]>>

/** lib/start has already read it for this request; under another server this reads it. @throws as the page's loader. */
export async function readPublicPage<K extends PageName>(
	name: K,
	...args: Parameters<Pages[K]["load"]>
): Promise<PageData<K>> {
	const raw = nodeRequest({ headers: await headers() })
	const read = raw?.[PAGE] as { name: string; data: Promise<PageData<K>> } | undefined
	if (read?.name === name) return read.data
	return (PAGES[name].load as (...given: typeof args) => Promise<PageData<K>>)(...args)
}

async function languagesOfUnsubscribe(token: string): Promise<TenantLanguages | null> {
	const page = await loadUnsubscribe(token)
	return page && languagesOfTenant(page.business.slug)
}

/** If it cannot be read, the page speaks English. */
async function languageOn(
	name: PageName,
	keys: string[],
	lang: string | null,
	accepted: string | undefined,
): Promise<PageLanguage> {
	const read: ((...keys: string[]) => Promise<TenantLanguages | null>) | null = PAGES[name].languages
	try {
		const offered = await read?.(...keys)
		if (!offered) return { code: ENGLISH }
		// A quiz within another website is in that page's language, which public/quiz.js adds to the address.
		const code = chooseLanguage(offered, lang, name === "embeddedQuiz" ? undefined : accepted)
		return { code, own: await ownTextsOf(offered, code, subjectsOn(name, keys)), offer: offerOf(offered, lang) }
	} catch (error) {
		log.error({ err: error, name }, "languages of a page not readable")
		return { code: ENGLISH }
	}
}

function offerOf(offered: TenantLanguages, lang: string | null): LanguageOffer | undefined {
	const languages = spokenOf(offered)
	if (languages.length < 2) return undefined
	return { languages, asked: askedLanguage(offered, lang), hasSwitch: offered.hasSwitch }
}

/** Whose texts a page shows. A quiz's id is the last key in its address. */
function subjectsOn(name: PageName, keys: string[]): string[] {
	if (name === "chat") return ["page", "chatbot"]
	return name === "quiz" || name === "embeddedQuiz" ? ["page", ...keys.slice(-1)] : ["page"]
}

function publicPage(url: string): PublicPage | undefined {
	const { pathname, searchParams } = new URL(url, "http://localhost")
	for (const [name, { path, load }] of Object.entries(PAGES) as [PageName, Pages[PageName]][]) {
		const match = path.exec(pathname)
		if (!match) continue
		const keys = match.slice(1)
		const after = name === "wall" ? searchParams.get("after") : null
		return {
			name,
			url: name === "chat" && searchParams.get("embed") === "1" ? `${pathname}?embed=1` : pathname,
			// A wall's later pages are drawn each time, so that made-up positions fill no cache.
			cached: !NEVER_CACHED.has(name) && after === null,
			read: () => (load as (...given: string[]) => Promise<unknown>)(...keys, ...(after === null ? [] : [after])),
			language: (accepted) => languageOn(name, keys, searchParams.get(LANG), accepted),
			inLanguage: ({ code, own, offer }, draw) => inLanguage(code, draw, own, offer),
			policy: (nonce) => pagePolicy(pathname, nonce),
		}
	}
	return undefined
}

export function announcePublicPages(): void {
	bridge[REGISTERED] = publicPage
}
