import { mailLayout } from "@/lib/mail/layout"
import { EMAIL_PROVIDERS, isEmailProvider } from "@/lib/mail/providers"
import { mailBrand } from "../mail-brand"

interface Sender {
	name: string
	logoKey: string | null
	brandColor: string | null
	emailProvider: string
	emailAddress: string | null
	emailFromName: string | null
	notifyEmail: string
}

const labelOf = (provider: string) => (isEmailProvider(provider) ? EMAIL_PROVIDERS[provider].label : provider)

/** The same route and address as notifications, to prove that those will arrive. */
export function testMail(tenant: Sender) {
	return {
		kind: "mail.test",
		to: tenant.notifyEmail,
		fromName: tenant.emailFromName || tenant.name,
		subject: `Test email from ${tenant.name}`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: "Your email settings work",
			paragraphs: [
				`We sent this test through ${labelOf(tenant.emailProvider)} as ${tenant.emailAddress}.`,
				`You'll hear about new testimonials for ${tenant.name} the same way, at ${tenant.notifyEmail}.`,
			],
		}),
	}
}
