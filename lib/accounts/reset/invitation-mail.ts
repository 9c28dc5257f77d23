import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { resetWords } from "./words"

interface Invited {
	email: string
	tenant: { slug: string; name: string } | null
}

const envelope = (to: string, name: string) => ({
	tenantId: null,
	kind: "account.invitation",
	to,
	fromName: name,
	subject: `You're invited to manage ${name}`,
})

/** As platform mail: the tenant may have no mailbox yet. @param invitedBy null if the invited person asked for it. */
export function invitationMail({ email, tenant }: Invited, token: string, invitedBy: string | null): OutgoingMail {
	const name = tenant?.name ?? resetWords.platformName
	const url = `${env().APP_URL}/admin/${tenant?.slug ?? "platform"}/reset-password?token=${token}`
	const invitation = invitedBy
		? `${invitedBy} invited you to help manage ${name}.`
		: `You're invited to help manage ${name}. Here's the new link you asked for.`
	return {
		...envelope(email, name),
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

/** Only the address's owner may learn of its other account; the inviting business gets the usual answer. */
export function declinedInvitationMail({ email, tenant }: Invited, invitedBy: string): OutgoingMail {
	const name = tenant?.name ?? resetWords.platformName
	return {
		...envelope(email, name),
		...mailLayout({
			heading: `You need another address for ${name}`,
			paragraphs: [
				`${invitedBy} invited you to help manage ${name}.`,
				`${email} already belongs to an account or an invitation here, and one address can't have two. Ask ${invitedBy} to invite another address of yours.`,
			],
			footer: "Not expecting this? You can ignore this email. Nothing about your account has changed.",
		}),
	}
}
