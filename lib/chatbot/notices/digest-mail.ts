import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { MailedTenant } from "./mailed-tenant"

/**
 * Tells the business how many questions went unanswered, and not which: what visitors typed stays in the dashboard, where
 * erasing a person finds it.
 */
export function digestMail(tenant: MailedTenant, count: number, at: Date): OutgoingMail {
	const questions = count === 1 ? "1 question" : `${count.toLocaleString("en-US")} questions`
	return {
		tenantId: tenant.id,
		kind: "chat.unanswered",
		to: tenant.notifyEmail,
		eventId: `unanswered:${tenant.id}:${at.toISOString()}`,
		fromName: tenant.emailFromName || tenant.name,
		subject: `Your chatbot couldn't answer ${questions}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `${questions} without an answer`,
			paragraphs: ["Answer each one once, and your chatbot answers it from then on. The most asked come first."],
			button: { label: "Answer them", url: `${env().APP_URL}/admin/${tenant.slug}/chatbot?tab=unanswered` },
			footer: "You get this at most once a day, and only if there are new ones.",
		}),
	}
}
