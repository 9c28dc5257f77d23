import { env } from "@/lib/env"
import { TESTIMONIAL_INVITATION } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import { pageUrl } from "@/lib/tenants/page-url"
import { invitationToken, unsubscribeToken } from "./tokens"
import { withName } from "./words"

export interface InvitingTenant {
	id: string
	name: string
	slug: string
	logoKey: string | null
	brandColor: string | null
	emailFromName: string | null
}

export interface Invited {
	id: string
	name: string
	email: string
	emailFingerprint: string
	subject: string
	text: string
}

export function invitationMail(tenant: InvitingTenant, invited: Invited, isReminder: boolean): OutgoingMail {
	const { id, name, email, emailFingerprint } = invited
	const subject = withName(invited.subject, name)
	const unsubscribe = unsubscribeToken({ tenantId: tenant.id, emailFingerprint })
	return {
		tenantId: tenant.id,
		kind: TESTIMONIAL_INVITATION,
		to: email,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		unsubscribeUrl: `${env().APP_URL}/api/unsubscribe/${unsubscribe}`,
		subject: isReminder ? `Reminder: ${subject}` : subject,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: subject,
			paragraphs: withName(invited.text, name).split(/\n{2,}/),
			button: { label: "Record a video", url: `${pageUrl(tenant.slug)}?invite=${invitationToken(id)}` },
			footer: `${tenant.name} is asking for your testimonial.`,
			footerLink: { label: "Unsubscribe", url: `${env().APP_URL}/unsubscribe/${unsubscribe}` },
		}),
	}
}
