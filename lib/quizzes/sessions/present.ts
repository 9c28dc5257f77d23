import type { ContactStep } from "@/lib/db/generated/client"
import { ownTextsAmong, ownWords } from "@/lib/languages/own"
import { assetUrl } from "@/lib/storage/asset-url"
import type { PlayedTestimonial } from "@/lib/tenants/played/answers"
import { productMessage } from "@/lib/tenants/product-message"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { possibleAnswers } from "../answer-types"
import type { Question } from "../answers"
import type { QuizClosed } from "../limits/queries"
import { longestPath } from "../paths/longest-path"
import { firstPath } from "../paths/walk"
import { type ResultSource, reportFlags, resultDetails } from "../report/report-data"
import { type Fill, resultAddress, resultFill } from "../report/result-fill"
import { textsOfOutcome, textsOfQuiz, textsOfResult } from "../texts-of-quiz"
import type { PublicQuestion, PublicQuiz, PublicQuizAnswer, QuizProgressAnswer, ShownResult } from "./answers"
import type { ProgressRow } from "./queries"

/** Leaves out what an answer is worth. */
function presentQuestion(question: Question): PublicQuestion {
	return {
		id: question.id,
		question: question.question,
		type: question.type,
		options: [...(possibleAnswers(question) ?? [])],
		required: question.required,
		...(question.type === "multiple_choices" && question.max_choices && { max_choices: question.max_choices }),
		...(question.type === "contact" && question.contact_parts && { contact_parts: question.contact_parts }),
	}
}

export interface PublicQuizRow {
	id: string
	name: string
	description: string
	questions: Question[]
	contactStep: ContactStep
	autoAdvance: boolean
	keepPartialLeads?: boolean
	closed?: QuizClosed | null
	closedMessage?: string
	hiddenFields: string[]
}

const asksAddressEarly = ({ contactStep, questions }: PublicQuizRow) =>
	contactStep === "before" || questions.some(({ type, contact_parts }) => type === "contact" && contact_parts?.email)

export function presentPublicQuiz(tenant: VisitedTenant, quiz: PublicQuizRow): PublicQuiz {
	const path = firstPath(quiz.questions)
	return {
		id: quiz.id,
		quiz_name: quiz.name,
		quiz_description: quiz.description,
		questions: quiz.questions.map(presentQuestion),
		contact_step: quiz.contactStep,
		auto_advance: quiz.autoAdvance,
		...(quiz.hiddenFields.length > 0 && { hidden_fields: quiz.hiddenFields }),
		...(path && { path, at_most: longestPath(quiz.questions) }),
		tenant_name: tenant.name,
		tenant_slug: tenant.slug,
		logo_url: assetUrl(tenant.logoKey),
		brand_color: tenant.brandColor,
		...(tenant.websiteUrl && { business_url: tenant.websiteUrl }),
		chatbot_enabled: tenant.chatbotEnabled,
		chatbot_message: productMessage(tenant.chatbotMessage),
		...(quiz.keepPartialLeads && asksAddressEarly(quiz) && { keeps_partial: true as const }),
		...(quiz.closed && { closed: quiz.closed, closed_message: quiz.closedMessage }),
	}
}

/** Only of the texts that the answer shows: a browser may not know the outcomes before the end. */
function translationsOf(
	texts: readonly string[],
	filled: Readonly<Record<string, string>> = {},
): Pick<PublicQuizAnswer, "translations"> {
	const own = ownTextsAmong(texts)
	return own ? { translations: { ...own.texts, ...filled } } : {}
}

/** Texts with filled placeholders, in both languages: the page looks up what the answer shows. */
function filledTexts(texts: readonly string[], fill: Fill): Record<string, string> {
	const said = texts.map((text) => [fill(text), fill(ownWords(text))] as const)
	return Object.fromEntries(said.filter(([filled, translated], at) => filled !== texts[at] && filled !== translated))
}

export function presentOpenQuiz(tenant: VisitedTenant, row: PublicQuizRow): PublicQuizAnswer {
	const quiz = presentPublicQuiz(tenant, row)
	return { quiz, ...translationsOf(textsOfQuiz(quiz)) }
}

/** Field by field: the database returns keys in another order, and a repeated answer must equal the first. */
export function presentResult(source: ResultSource, testimonial: PlayedTestimonial | null = null): ShownResult {
	const { betterThan, result } = source.session
	const { outcome, categories, full, ...score } = result
	const flags = reportFlags(source)
	const fill = resultFill(source)
	return {
		percentage_score: score.percentage_score,
		total_score: score.total_score,
		max_possible_score: score.max_possible_score,
		categories: categories.map(({ name, percentage, earned, possible }) => ({ name, percentage, earned, possible })),
		outcome: outcome && {
			id: outcome.id,
			title: fill(outcome.title),
			description: fill(outcome.description),
			action: outcome.action,
			redirect_url: outcome.redirect_url && resultAddress(source, outcome.redirect_url),
			custom_message: fill(outcome.custom_message),
			...(outcome.button && {
				button: { text: fill(outcome.button.text), url: resultAddress(source, outcome.button.url) },
			}),
			result_design: {
				background_color: outcome.result_design.background_color,
				text_color: outcome.result_design.text_color,
				accent_color: outcome.result_design.accent_color,
				show_performance_badge: outcome.result_design.show_performance_badge,
				show_category_breakdown: outcome.result_design.show_category_breakdown,
			},
		},
		...(full !== undefined && { full }),
		...(source.version.unscored && { unscored: true as const }),
		charts: flags.include_charts,
		...(betterThan && { better_than: betterThan }),
		...resultDetails(source, flags),
		...(testimonial && { testimonial }),
		...translationsOf(textsOfResult(source.session.result), filledTexts(textsOfOutcome(outcome), fill)),
	}
}

export function presentProgress(
	tenant: VisitedTenant,
	row: ProgressRow,
	testimonial: PlayedTestimonial | null = null,
): QuizProgressAnswer {
	return {
		...presentOpenQuiz(tenant, row.quiz),
		answers: row.sent,
		...row.progress,
		user_name: row.userName,
		user_email: row.userEmail,
		...(Object.keys(row.fields).length > 0 && { fields: row.fields }),
		result: row.completed && presentResult(row.completed, testimonial),
	}
}
