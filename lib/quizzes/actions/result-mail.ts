import { isSingleAddress } from "@/lib/mail/clean-header"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { Outcome } from "../answers"
import { ANONYMOUS } from "../defaults"
import type { QuizResult } from "../sessions/answers"
import { fillTemplate } from "./fill-template"
import { nameOf } from "./name-of"

export const RESULT_MAIL_KIND = "quiz.result"
export const DEFAULT_RESULT_SUBJECT = "Your result: {quiz_name}"
export const DEFAULT_RESULT_TEMPLATE =
	"Hi {user_name},\n\nThanks for taking “{quiz_name}”. You scored {percentage}%: {outcome_title}.\n\n{tenant_name}"

interface Taken {
	tenant: { id: string; name: string; logoKey: string | null; brandColor: string | null; emailFromName: string | null }
	quizName: string
	userName: string | null
	userEmail: string | null
	outcome: Outcome | null
	result: QuizResult
}

/** Null for any action but send_email, or without an address. */
export function resultMail({ tenant, quizName, userName, userEmail, outcome, result }: Taken): OutgoingMail | null {
	if (outcome?.action !== "send_email" || !userEmail || !isSingleAddress(userEmail)) return null
	const { email_subject, email_template } = outcome.action_config
	const name = nameOf(userName ?? "")
	const values = {
		user_name: name ?? ANONYMOUS,
		score: String(result.total_score),
		percentage: String(result.percentage_score),
		outcome_title: outcome.title,
		quiz_name: quizName,
		tenant_name: tenant.name,
	}
	const body = email_template
		? fillTemplate(email_template, values)
		: fillTemplate(DEFAULT_RESULT_TEMPLATE, { ...values, user_name: name ?? "there" })
	return {
		tenantId: tenant.id,
		kind: RESULT_MAIL_KIND,
		to: userEmail,
		aboutEmail: userEmail,
		fromName: tenant.emailFromName || tenant.name,
		subject: fillTemplate(email_subject || DEFAULT_RESULT_SUBJECT, values),
		...mailLayout({
			brand: mailBrand(tenant),
			heading: outcome.title,
			paragraphs: body.split(/\r?\n\s*\r?\n/).filter((paragraph) => paragraph.trim() !== ""),
			footer: `You're getting this because your address was entered in the quiz “${quizName}” by ${tenant.name}.`,
		}),
	}
}
