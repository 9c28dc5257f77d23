import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"

interface Recipient {
	email: string
	tenant: { slug: string; name: string } | null
}

/** As platform mail: the tenant's own mailbox may be what they cannot open. */
export function resetMail({ email, tenant }: Recipient, token: string): OutgoingMail {
	// No tenant can have the slug `platform`.
	const slug = tenant?.slug ?? "platform"
	const url = `${env().APP_URL}/admin/${slug}/reset-password?token=${token}`
	return {
		tenantId: null,
		kind: "password.reset",
		to: email,
		fromName: tenant?.name ?? "Video Testimonials Platform",
		subject: "Reset your password",
		...mailLayout({
			heading: "Reset your password",
			paragraphs: [
				`We got a request to reset the password for ${email}.`,
				"The link works once and expires in 60 minutes. A newer link replaces it.",
			],
			button: { label: "Choose a new password", url },
			footer: "If you didn't ask for this, you can ignore this email. Your password won't change.",
		}),
	}
}
