import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { PLATFORM_NAME } from "./texts"

interface Invited {
	email: string
	/** Null for the platform. */
	tenant: { slug: string; name: string } | null
}

/**
 * The invitation, sent as platform mail because the tenant may not have set up its own mailbox yet.
 * @param invitedBy the inviting admin's address, or null if the invited person asked for a new link.
 */
export function invitationMail({ email, tenant }: Invited, token: string, invitedBy: string | null): OutgoingMail {
	const name = tenant?.name ?? PLATFORM_NAME
	const url = `${env().APP_URL}/admin/${tenant?.slug ?? "platform"}/reset-password?token=${token}`
	const invitation = invitedBy
		? `${invitedBy} invited you to help manage ${name}.`
		: `You're invited to help manage ${name}. Here's the new link you asked for.`
	return {
		tenantId: null,
		kind: "account.invitation",
		to: email,
		fromName: name,
		subject: `You're invited to manage ${name}`,
		...mailLayout({
			heading: `Join ${name}`,
			paragraphs: [
				invitation,
				`You'll sign in as ${email}. The link works once and expires in 7 days. A newer link replaces it.`,
			],
			button: { label: "Choose your password", url },
			footer: "Not expecting this? You can ignore this email. No account is set up unless you choose a password.",
		}),
	}
}
