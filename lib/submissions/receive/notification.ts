import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { subjectOf } from "@/lib/tenants/subject-of"
import * as tenantSentences from "@/lib/tenants/words"
import { type StoredFields, TEXT_FIELDS } from "../form-fields"
import { storedValue } from "../stored-fields"
import * as testimonialWords from "../words-public"

type Received = StoredFields & { text?: string }

export function notificationMail(tenant: VisitedTenant, id: string, received: Received): OutgoingMail {
	const link = `${env().APP_URL}/admin/${tenant.slug}/watch/${id}`
	const { text } = received
	const typed = TEXT_FIELDS.filter(({ name }) => name !== "name").map(({ name }) => storedValue(received, name))
	const about = [...typed, received.relation && testimonialWords.relationOf(received.relation)].filter(Boolean)
	const [did, review, standard] =
		text === undefined
			? ["recorded a video", "Watch", tenantSentences.defaultSubjectTemplate]
			: ["wrote a testimonial", "Read", tenantSentences.writtenSubjectTemplate]
	return {
		tenantId: tenant.id,
		kind: "submission.received",
		to: tenant.notifyEmail,
		aboutEmail: received.email,
		fromName: tenant.emailFromName || tenant.name,
		subject: subjectOf(tenant.emailSubjectTemplate, { tenant_name: tenant.name, name: received.name }, standard),
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `New testimonial from ${received.name}`,
			paragraphs: [
				`${received.name} (${about.join(", ")}) ${did} for ${tenant.name} and gave consent to use it.`,
				...(text === undefined ? [] : [`“${text}”`]),
				`${review} it in your dashboard, then approve or reject it.`,
			],
			button: { label: `${review} the testimonial`, url: link },
		}),
	}
}
