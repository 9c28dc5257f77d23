import { own } from "@/lib/languages/own"
import { t, visitorLocale } from "@/lib/languages/t"
import { isSingleAddress } from "@/lib/mail/clean-header"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { Outcome, Question } from "../answers"
import { percentText } from "../percent-text"
import type { QuizResult } from "../sessions/answers"
import { fillTemplate } from "./fill-template"
import { type GivenByVisitor, wordedByBusiness } from "./fill-with-given"
import { nameOf } from "./name-of"

export const RESULT_MAIL_KIND = "quiz.result"

interface Taken {
	tenant: { id: string; name: string; logoKey: string | null; brandColor: string | null; emailFromName: string | null }
	quizName: string
	visitor: GivenByVisitor
	questions: readonly Question[]
	userEmail: string | null
	outcome: Outcome | null
	result: QuizResult
	unscored?: true
}

/** In the language of the page, with the business's own texts where it has them in that. Null for any action but
 * send_email, or without an address. */
export function resultMail({ tenant, visitor, userEmail, outcome, result, ...taken }: Taken): OutgoingMail | null {
	if (outcome?.action !== "send_email" || !userEmail || !isSingleAddress(userEmail)) return null
	const { email_subject, email_template } = outcome.action_config
	const name = nameOf(visitor.userName ?? "")
	const quiz = own(taken.quizName)
	const figure = (value: number) => (globalThis.visitorLanguage ? value.toLocaleString(visitorLocale()) : String(value))
	const given = wordedByBusiness(taken.questions, visitor)
	const plain = {
		name,
		user_name: name ?? t("Anonymous"),
		score: figure(result.total_score),
		percentage: figure(result.percentage_score),
		quiz_name: quiz,
		tenant_name: tenant.name,
	}
	const outcomeTitle = fillTemplate(own(outcome.title), plain, given)
	const values = { ...plain, outcome_title: outcomeTitle }
	const percent = percentText(result.percentage_score)
	const business = tenant.name
	const paragraphs = email_template
		? fillTemplate(own(email_template), values, given).split(/\r?\n\s*\r?\n/)
		: [
				name ? t`Hi ${name},` : t("Hi there,"),
				taken.unscored
					? t`Thanks for taking “${quiz}”.`
					: t`Thanks for taking “${quiz}”. You scored ${percent}: ${outcomeTitle}.`,
				business,
			]
	return {
		tenantId: tenant.id,
		kind: RESULT_MAIL_KIND,
		to: userEmail,
		aboutEmail: userEmail,
		fromName: tenant.emailFromName || tenant.name,
		subject: email_subject ? fillTemplate(own(email_subject), values, given) : t`Your result: ${quiz}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: outcomeTitle,
			paragraphs: paragraphs.filter((paragraph) => paragraph.trim() !== ""),
			footer: t`You're getting this because your address was entered in the quiz “${quiz}” by ${business}.`,
		}),
	}
}
