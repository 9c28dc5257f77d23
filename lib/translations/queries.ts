import { isModelAvailable } from "@/lib/ai/providers"
import { findSettings } from "@/lib/chatbot/settings/queries"
import { resolveSettings } from "@/lib/chatbot/settings/resolve-settings"
import { ENGLISH } from "@/lib/languages/choose-language"
import { presentQuiz } from "@/lib/quizzes/present"
import { findQuiz, listWholeQuizzes } from "@/lib/quizzes/queries"
import { listConsentTexts } from "@/lib/submissions/consent/wording/queries"
import { findTenant } from "@/lib/tenants/queries"
import type { TenantScope } from "@/lib/tenants/scope"
import type { OwnText, Translations } from "@/lib/tenants/translations/answers"
import { findTranslations } from "@/lib/tenants/translations/queries"
import { chatbotTexts, type PageRow, pageTexts, quizTexts } from "./own-texts"
import { subjects } from "./words"

async function textsOfPage(scope: TenantScope, tenant: PageRow): Promise<OwnText[]> {
	const [[video], [written]] = await Promise.all([listConsentTexts(scope, "video"), listConsentTexts(scope, "written")])
	return pageTexts(tenant, { video: video?.text ?? null, written: written?.text ?? null })
}

export async function findChatSettings(scope: TenantScope) {
	const { own, platform } = await findSettings(scope)
	return resolveSettings(own, platform)
}

/** @param subject as in lib/tenants/translations/schema.ts @throws `not_found` for a quiz that the business lacks. */
export async function findOwnTexts(scope: TenantScope, subject: string): Promise<OwnText[]> {
	if (subject === "page") return textsOfPage(scope, await findTenant(scope))
	if (subject === "chatbot") return chatbotTexts(await findChatSettings(scope))
	return quizTexts(presentQuiz(await findQuiz(scope, subject)))
}

/** What its editor shows. @throws as findOwnTexts(). */
export async function translationsOf(scope: TenantScope, subject: string): Promise<Translations> {
	const [texts, rows, tenant, { model }] = await Promise.all([
		findOwnTexts(scope, subject),
		findTranslations(scope, subject),
		findTenant(scope),
		findChatSettings(scope),
	])
	const [written = ENGLISH, ...languages] = tenant.languages
	return {
		written,
		languages,
		texts,
		translations: rows.map((row) => ({
			language: row.language,
			texts: row.texts,
			updated_at: row.updatedAt.toISOString(),
		})),
		can_draft: isModelAvailable(model.model),
	}
}

export interface SubjectCount {
	subject: string
	name: string
	texts: number
	/** By the code of each language that the business offers beside its own. */
	untranslated: Readonly<Record<string, number>>
}

/** A page of the settings waits for it, and each quiz can have 512 KB. */
const QUIZZES_COUNTED = 50

/** Counts what visitors can see now: the products that are on, and the published among the newest quizzes. */
export async function countUntranslated(scope: TenantScope): Promise<SubjectCount[]> {
	const tenant = await findTenant(scope)
	const [, ...languages] = tenant.languages
	if (languages.length === 0) return []
	const [page, settings, quizzes, rows] = await Promise.all([
		tenant.videoTestimonialsEnabled ? textsOfPage(scope, tenant) : [],
		tenant.chatbotEnabled ? findChatSettings(scope) : null,
		tenant.chatbotEnabled ? listWholeQuizzes(scope, { limit: QUIZZES_COUNTED }) : null,
		findTranslations(scope),
	])
	const published = (quizzes?.rows ?? []).filter(({ isActive }) => isActive).map(presentQuiz)
	const all = [
		{ subject: "page", name: subjects.page, texts: page },
		{ subject: "chatbot", name: subjects.chatbot, texts: settings ? chatbotTexts(settings) : [] },
		...published.map((quiz) => ({ subject: quiz.id, name: quiz.quiz_name, texts: quizTexts(quiz) })),
	]
	return all
		.filter(({ texts }) => texts.length > 0)
		.map(({ subject, name, texts }) => ({
			subject,
			name,
			texts: texts.length,
			untranslated: Object.fromEntries(
				languages.map((language) => {
					const said = rows.find((row) => row.subject === subject && row.language === language)?.texts ?? {}
					return [language, texts.filter(({ text }) => !Object.hasOwn(said, text)).length]
				}),
			),
		}))
}
