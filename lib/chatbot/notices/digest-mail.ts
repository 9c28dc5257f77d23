import { env } from "@/lib/env"
import { CHAT_UNANSWERED } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { MailedTenant } from "./mailed-tenant"

interface Unanswered {
	count: number
	questions: readonly string[]
}

/** Questions that hold an address stay in the dashboard. */
export function digestMail(tenant: MailedTenant, { count, questions: asked }: Unanswered, at: Date): OutgoingMail {
	const questions = count === 1 ? "1 question" : `${count.toLocaleString("en-US")} questions`
	return {
		tenantId: tenant.id,
		kind: CHAT_UNANSWERED,
		to: tenant.notifyEmail,
		eventId: `unanswered:${tenant.id}:${at.toISOString()}`,
		fromName: tenant.emailFromName || tenant.name,
		subject: `Your chatbot couldn't answer ${questions}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `${questions} without an answer`,
			paragraphs: [
				...asked.filter((question) => !question.includes("@")).map((question) => `“${question}”`),
				"Answer each one once, and your chatbot answers it from then on.",
			],
			button: { label: "Answer them", url: `${env().APP_URL}/admin/${tenant.slug}/chatbot?tab=unanswered` },
			footer: "You get this at most once a day, and only if there are new ones.",
		}),
	}
}
