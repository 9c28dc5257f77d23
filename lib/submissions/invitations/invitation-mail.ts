import { env } from "@/lib/env"
import { t } from "@/lib/languages/t"
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
	/** Which the business chose for these. Null is its own. */
	language: string | null
}

/** Call it in the language of the invitation, which the business wrote itself. */
export function invitationMail(tenant: InvitingTenant, invited: Invited, isReminder: boolean): OutgoingMail {
	const { id, name, email, emailFingerprint } = invited
	const business = tenant.name
	const subject = withName(invited.subject, name)
	const unsubscribe = unsubscribeToken({ tenantId: tenant.id, emailFingerprint })
	return {
		tenantId: tenant.id,
		kind: TESTIMONIAL_INVITATION,
		to: email,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		unsubscribeUrl: `${env().APP_URL}/api/unsubscribe/${unsubscribe}`,
		subject: isReminder ? t`Reminder: ${subject}` : subject,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: subject,
			paragraphs: withName(invited.text, name).split(/\n{2,}/),
			button: {
				label: t("Record a video"),
				url: `${pageUrl(tenant.slug)}?invite=${invitationToken(id)}${invited.language === null ? "" : `&lang=${invited.language}`}`,
			},
			footer: t`${business} is asking for your testimonial.`,
			footerLink: { label: t("Unsubscribe"), url: `${env().APP_URL}/unsubscribe/${unsubscribe}` },
		}),
	}
}
