import { env } from "@/lib/env"
import { NOTICES_AN_HOUR } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { MailedTenant } from "./mailed-tenant"

interface NewLead {
	id: string
	email: string
	name: string | null
	phone: string | null
	company: string | null
	/** What the visitor asked first in each chat, the newest chat first. */
	conversations: readonly { firstQuestion: string }[]
}

export function leadMail(
	tenant: MailedTenant,
	{ id, email, name, phone, company, conversations }: NewLead,
): OutgoingMail {
	const question = conversations.find(({ firstQuestion }) => firstQuestion)?.firstQuestion
	return {
		tenantId: tenant.id,
		kind: "chat.lead",
		to: tenant.notifyEmail,
		aboutEmail: email,
		mostAnHour: NOTICES_AN_HOUR,
		eventId: `lead:${id}`,
		fromName: tenant.emailFromName || tenant.name,
		subject: `New lead: ${name ?? email}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: "A visitor left an address",
			paragraphs: [
				...(question ? [`They asked: “${question}”`] : []),
				[name, email, phone, company].filter(Boolean).join("\n"),
			],
			button: { label: "Open your leads", url: `${env().APP_URL}/admin/${tenant.slug}/chatbot?tab=leads` },
		}),
	}
}
