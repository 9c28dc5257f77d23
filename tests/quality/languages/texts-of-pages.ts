import path from "node:path"
import { LAUNCHER_LABEL } from "@/lib/chatbot/embed-snippets"
import { CHATBOT_DEFAULTS } from "@/lib/chatbot/settings/schema"
import * as chatbotSentences from "@/lib/chatbot/words"
import { refusalTexts } from "@/lib/refusals"
import { CONSENT_WORDINGS } from "@/lib/submissions/consent-text"
import { PRODUCT_OFF } from "@/lib/tenants/product-message"
import * as tenantSentences from "@/lib/tenants/words"
import {
	allSources,
	filesInBrowser,
	filesOfPage,
	markedTexts,
	namedTexts,
	refusalCodes,
	saidTexts,
} from "./read-messages"

const ROOT = path.resolve(import.meta.dirname, "../../..")

/** Public pages, by the name that each gives to InTheirLanguage. */
const PAGES: Record<string, string> = {
	tenant: "app/[tenantSlug]/page.tsx",
	thankYou: "app/[tenantSlug]/thank-you/page.tsx",
	testimonial: "app/testimonial/[submissionId]/page.tsx",
	wall: "app/wall/[tenantSlug]/page.tsx",
	consent: "app/consent/[token]/page.tsx",
	quiz: "app/quiz/[tenantSlug]/[quizId]/page.tsx",
	embeddedQuiz: "app/embed/quiz/[quizId]/page.tsx",
	chat: "app/chat/[tenantSlug]/page.tsx",
}
/** Scripts on other websites, by the name that scriptTexts() is given. */
const SCRIPTS: Record<string, string> = { widget: "public/widget.js" }
/** Stands in for each of them where it breaks. */
const BROKEN = "app/error.tsx"
/** Pages of which a browser draws nothing. */
const WITHOUT_SCRIPT = ["app/wall/[tenantSlug]/about/page.tsx", "app/unsubscribe/[token]/page.tsx"]

/** Texts that no page names, because they come with its data. */
const CONSENTS = Object.values(CONSENT_WORDINGS).map(({ text }) => text)
const { name, description, greeting } = CHATBOT_DEFAULTS
/** What the server itself says in a conversation beside the model. */
const CHAT_SAYS = [
	chatbotSentences.doNotKnow,
	chatbotSentences.answerCut,
	chatbotSentences.answerFiltered,
	chatbotSentences.answerWithdrawn,
]
const CHAT_DEFAULTS = [name, description, greeting, PRODUCT_OFF]
const DEFAULTS = [
	LAUNCHER_LABEL,
	...CHAT_SAYS,
	PRODUCT_OFF,
	tenantSentences.defaultPageHeadline,
	tenantSentences.defaultPageSubheadline,
	tenantSentences.eitherPageSubheadline,
	tenantSentences.longPageSubheadline,
	tenantSentences.longEitherPageSubheadline,
	tenantSentences.defaultThankYouHeadline,
	tenantSentences.eitherThankYouHeadline,
	tenantSentences.defaultThankYouSubheadline,
	tenantSentences.defaultGiftDisclosure,
]

/** Whose calls may be refused with what a folder declares. What lies below the domains is for each page that calls. */
const QUIZZES = ["quiz", "embeddedQuiz", "chat"]
const PAGES_OF_FOLDER: [start: string, pages: string[]][] = [
	["lib/submissions/consent/wording/", ["tenant"]],
	["lib/submissions/consent/", ["consent"]],
	["lib/submissions/", ["tenant"]],
	["lib/quizzes/", QUIZZES],
	["app/api/quiz/", QUIZZES],
	["lib/chatbot/", ["chat"]],
	["", ["tenant", "thankYou", "consent", ...QUIZZES]],
]

/** What visitors can be refused with, by code, with the pages that say it in their language. */
async function collectRefusals(): Promise<Record<string, { text: string; pages: string[] }>> {
	const declared = allSources().flatMap((file) => refusalCodes(file).map((code) => ({ code, file })))
	await Promise.all([...new Set(declared.map(({ file }) => file))].map((file) => import(file)))
	const found: Record<string, { text: string; pages: string[] }> = {}
	for (const code of sorted(declared.map(({ code }) => code))) {
		const files = declared.filter((each) => each.code === code).map(({ file }) => path.relative(ROOT, file))
		const pages = files.flatMap((file) => PAGES_OF_FOLDER.find(([start]) => file.startsWith(start))?.[1] ?? [])
		found[code] = { text: refusalTexts().get(code) ?? "", pages: sorted(pages) }
	}
	return found
}

async function textsOf(files: string[]): Promise<string[]> {
	const found = await Promise.all(files.map(async (file) => [...markedTexts(file), ...(await namedTexts(file))]))
	return found.flat()
}

const sorted = (texts: Iterable<string>) => [...new Set(texts)].sort()

/** What each page's browser needs, and every text that a visitor may read anywhere. */
export async function collectTexts() {
	const refusals = await collectRefusals()
	const entries = await Promise.all(
		Object.entries(PAGES).map(async ([name, page]) => {
			const given = { tenant: CONSENTS, chat: CHAT_DEFAULTS }[name] ?? []
			return [
				name,
				sorted([...(await textsOf(filesInBrowser(page))), ...(await textsOf(filesInBrowser(BROKEN))), ...given]),
			] as const
		}),
	)
	const inScripts = Object.entries(SCRIPTS).map(
		([name, file]) => [name, sorted(filesOfPage(file).flatMap(markedTexts))] as const,
	)
	const onServer = await Promise.all(
		[...Object.values(PAGES), ...WITHOUT_SCRIPT].map((page) => textsOf(filesOfPage(page))),
	)
	const said = await Promise.all(allSources().map(async (file) => [...markedTexts(file), ...(await saidTexts(file))]))
	const drawn = [...entries, ...inScripts]
	const all = [...drawn.flatMap(([, texts]) => texts), ...onServer.flat(), ...said.flat()]
	const refused = Object.values(refusals).map(({ text }) => text)
	const pages: Record<string, string[]> = Object.fromEntries(drawn)
	return { pages, refusals, all: sorted([...all, ...refused, ...DEFAULTS]) }
}
