import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { subjectOf } from "@/lib/tenants/subject-of"
import { DEFAULT_SUBJECT_TEMPLATE, WRITTEN_SUBJECT_TEMPLATE } from "@/lib/tenants/texts"

interface Received {
	name: string
	email: string
	website: string | null
	text?: string
}

export function notificationMail(tenant: VisitedTenant, received: Received): OutgoingMail {
	const link = `${env().APP_URL}/admin/${tenant.slug}/dashboard`
	const { text } = received
	const [did, review, standard] =
		text === undefined
			? ["recorded a video", "Watch", DEFAULT_SUBJECT_TEMPLATE]
			: ["wrote a testimonial", "Read", WRITTEN_SUBJECT_TEMPLATE]
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
				`${received.name} (${received.email}${received.website ? `, ${received.website}` : ""}) ${did} for ${tenant.name} and gave consent to use it.`,
				...(text === undefined ? [] : [`“${text}”`]),
				`${review} it in your dashboard, then approve or reject it.`,
			],
			button: { label: `${review} the testimonial`, url: link },
		}),
	}
}
