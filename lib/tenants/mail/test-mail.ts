import { mailLayout } from "@/lib/mail/layout"
import { EMAIL_PROVIDERS, isEmailProvider } from "@/lib/mail/providers"

interface Sender {
	name: string
	emailProvider: string
	emailAddress: string | null
	emailFromName: string | null
	notifyEmail: string
}

const labelOf = (provider: string) => (isEmailProvider(provider) ? EMAIL_PROVIDERS[provider].label : provider)

/** Takes the same route to the same address as notifications, because it must prove that those will arrive. */
export function testMail(tenant: Sender) {
	return {
		kind: "mail.test",
		to: tenant.notifyEmail,
		fromName: tenant.emailFromName || tenant.name,
		subject: `Test email from ${tenant.name}`,
		...mailLayout({
			heading: "Your email settings work",
			paragraphs: [
				`This test was sent through ${labelOf(tenant.emailProvider)} as ${tenant.emailAddress}.`,
				`New testimonials for ${tenant.name} will be announced to ${tenant.notifyEmail} in the same way.`,
			],
		}),
	}
}
