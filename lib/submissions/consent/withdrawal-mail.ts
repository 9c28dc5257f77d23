import { env } from "@/lib/env"
import { CONSENT_WITHDRAWN } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { momentText } from "./moment-text"
import type { ConsentCase } from "./queries"

/**
 * Tells the business, regardless of `email_enabled`: it must take down what it posted elsewhere, and no one else can.
 */
export function withdrawalMail({ givenAt, submission }: ConsentCase, withdrawnAt: Date): OutgoingMail {
	const { name, email, tenant } = submission
	return {
		tenantId: submission.tenantId,
		kind: CONSENT_WITHDRAWN,
		to: tenant.notifyEmail,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		replyTo: email,
		subject: `Consent withdrawn: ${name}'s testimonial for ${tenant.name}`,
		...mailLayout({
			heading: `${name} withdrew their consent`,
			paragraphs: [
				`${name} (${email}) recorded a video testimonial for ${tenant.name}, and agreed to its use on ${momentText(givenAt)}. That consent was withdrawn on ${momentText(withdrawnAt)}.`,
				"The testimonial's page, video and picture are offline, and your chatbot no longer answers from it.",
				"Please take it down wherever else you have posted it: websites, social media and other materials.",
				"In your dashboard you can still watch it, and delete it.",
			],
			button: { label: "Open the dashboard", url: `${env().APP_URL}/admin/${tenant.slug}/dashboard` },
		}),
	}
}
