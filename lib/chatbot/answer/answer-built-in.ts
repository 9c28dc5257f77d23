import { randomUUID } from "node:crypto"
import { inLanguage } from "@/lib/languages/current-language"
import { own as ownText } from "@/lib/languages/own"
import { ownTextsOf } from "@/lib/tenants/translations/queries"
import { storeExchange } from "../conversations/mutations"
import { guessLanguage } from "../knowledge/queries"
import { languageOf, languageOfMost } from "../knowledge/search/common-words"
import { testimonialPageUrl } from "../settings/present"
import { type Language, spokenLanguage } from "../settings/schema"
import { AnswerReader } from "./answer-reader"
import { builtInAnswer } from "./built-in-answer"
import { type FinishedAnswer, storedSourcesOf } from "./finished-answer"
import type { Material, Question } from "./gather-material"
import { type CitablePassage, rulesOf } from "./rules-of"

export const BUILT_IN = "built-in"
const NOTHING_SPENT = { day: null, chargedTokens: 0, promptTokens: 0, completionTokens: 0, costMicros: 0, answers: 1 }

/** Where the page is in no language that visitors choose: as the settings say, or else the business's texts. English where we have no sentences. */
async function ownLanguage({ scope }: Question, { settings }: Material): Promise<Language> {
	const tag = settings.language ?? (await guessLanguage(scope))
	const told = tag ? spokenLanguage(tag) : languageOfMost([settings.chatGreeting, settings.chatbotDescription])
	return told ?? "en"
}

/** The business's own, where the page is in another language than it writes. */
async function translatedTexts({ scope, tenant: { languages }, language }: Question) {
	return language && languages ? ownTextsOf({ tenantId: scope.tenantId, languages }, language, ["chatbot"]) : undefined
}

export interface Draft {
	text: string
	cited: readonly CitablePassage[]
	unanswered: boolean
}

export async function draftBuiltIn(question: Question, material: Material): Promise<Draft> {
	const { settings, knowledge, quizzes } = material
	const own = (question.language && spokenLanguage(question.language)) || (await ownLanguage(question, material))
	const translated = await translatedTexts(question)
	const onPage = (text: string) => inLanguage(question.language ?? "en", () => ownText(text), translated)
	const { text, unanswered } = builtInAnswer({
		question: question.message,
		tenantName: question.tenant.name,
		chatbotName: settings.chatbotName,
		chatbotDescription: onPage(settings.chatbotDescription),
		chatGreeting: onPage(settings.chatGreeting),
		testimonialPageUrl: settings.testimonialPageEnabled ? testimonialPageUrl(settings, question.tenant.slug) : null,
		leadCapture: settings.enableLeadCapture,
		leadCard: settings.enableLeadCapture && question.leadCard && !question.visitor,
		quizzes,
		language: languageOf(question.message, own),
		ownLanguage: own,
		knowledge,
	})
	const reader = new AnswerReader(await rulesOf(question, material))
	reader.push(text)
	reader.end()
	return { text: reader.text, cited: reader.sources, unanswered }
}

/** Stored like a model's answer, under the name "built-in" and with no tokens. */
export async function answerBuiltIn(
	question: Question,
	material: Material,
	onPiece: (text: string) => void,
): Promise<FinishedAnswer> {
	const told = await draftBuiltIn(question, material)
	onPiece(told.text)
	const answer = { ...told, id: randomUUID(), at: new Date() }
	await storeExchange(question.scope, {
		sessionId: question.sessionId,
		language: question.language,
		askedAt: material.askedAt,
		question: question.message,
		visitor: question.visitor,
		answer: {
			id: answer.id,
			content: answer.text,
			at: answer.at,
			status: "answered",
			error: null,
			model: BUILT_IN,
			sources: storedSourcesOf(answer.cited),
			unanswered: answer.unanswered,
		},
		spent: { ...NOTHING_SPENT, answers: 1 },
	})
	return answer
}
