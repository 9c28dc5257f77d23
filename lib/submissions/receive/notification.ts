import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { subjectOf } from "@/lib/tenants/subject-of"

interface Received {
	name: string
	email: string
	website: string | null
}

/** Tells the business about a new testimonial, which it reviews in its dashboard. */
export function notificationMail(tenant: VisitedTenant, received: Received): OutgoingMail {
	const link = `${env().APP_URL}/admin/${tenant.slug}/dashboard`
	return {
		tenantId: tenant.id,
		kind: "submission.received",
		to: tenant.notifyEmail,
		aboutEmail: received.email,
		fromName: tenant.emailFromName || tenant.name,
		subject: subjectOf(tenant.emailSubjectTemplate, { tenant_name: tenant.name, name: received.name }),
		...mailLayout({
			brand: mailBrand(tenant),
			heading: `New testimonial from ${received.name}`,
			paragraphs: [
				`${received.name} (${received.email}${received.website ? `, ${received.website}` : ""}) recorded a video for ${tenant.name} and gave consent to use it.`,
				"Watch it in your dashboard, then approve or reject it.",
			],
			button: { label: "Watch the testimonial", url: link },
		}),
	}
}
