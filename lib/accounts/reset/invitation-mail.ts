import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"

interface Invited {
	email: string
	tenant: { slug: string; name: string }
}

/**
 * The invitation, sent as platform mail because the tenant may not have set up its own mailbox yet.
 * @param invitedBy the inviting admin's address, or null if the invited person asked for a new link.
 */
export function invitationMail({ email, tenant }: Invited, token: string, invitedBy: string | null): OutgoingMail {
	const url = `${env().APP_URL}/admin/${tenant.slug}/reset-password?token=${token}`
	const invitation = invitedBy
		? `${invitedBy} invited you to administer ${tenant.name}.`
		: `You are invited to administer ${tenant.name}. Somebody asked for the link again.`
	return {
		tenantId: null,
		kind: "account.invitation",
		to: email,
		fromName: tenant.name,
		subject: `You are invited to administer ${tenant.name}`,
		...mailLayout({
			heading: `Join ${tenant.name}`,
			paragraphs: [
				invitation,
				`You will sign in as ${email}. The link works once, for 7 days. A newer one makes it void.`,
			],
			button: { label: "Choose your password", url },
			footer: "If you do not know what this is about, there is nothing to do: no account is opened without you.",
		}),
	}
}
