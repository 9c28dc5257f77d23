import { env } from "@/lib/env"
import { ADDRESS_CODE } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"

interface Recipient {
	email: string
	tenant: { slug: string; name: string } | null
}

const nameOf = ({ tenant }: Recipient) => tenant?.name ?? "Video Testimonials Platform"

export function addressCodeMail(account: Recipient, newEmail: string, code: string): OutgoingMail {
	return {
		tenantId: null,
		kind: ADDRESS_CODE,
		to: newEmail,
		fromName: nameOf(account),
		subject: "Confirm your new email address",
		...mailLayout({
			heading: "Confirm your new email address",
			paragraphs: [
				`Enter this code on your account page: ${code}`,
				`You'll sign in as ${newEmail} after that. The code works for 30 minutes.`,
			],
			footer: "Not expecting this? You can ignore this email. Nothing changes without the code.",
		}),
	}
}

/** The admin who asked gets the same answer as for any other address. */
export function addressTakenMail(account: Recipient, newEmail: string): OutgoingMail {
	return {
		tenantId: null,
		kind: ADDRESS_CODE,
		to: newEmail,
		fromName: nameOf(account),
		subject: "This address can't be used for another account",
		...mailLayout({
			heading: "This address can't be used for another account",
			paragraphs: [
				`An admin of ${nameOf(account)} asked to sign in as ${newEmail}.`,
				"The address already belongs to an account or an invitation here, and one address can't have two.",
			],
			footer: "Not expecting this? You can ignore this email. Nothing about your account has changed.",
		}),
	}
}

/** Goes to the old address, so that its owner notices. */
export function addressChangedMail(account: Recipient, newEmail: string, by: string): OutgoingMail {
	return {
		tenantId: null,
		kind: "account.address_changed",
		to: account.email,
		fromName: nameOf(account),
		subject: "Your sign-in address was changed",
		...mailLayout({
			heading: "Your sign-in address was changed",
			paragraphs: [
				`${account.email} no longer signs in. The account's address is ${newEmail} now.`,
				`This was done ${by}.`,
			],
			button: { label: "Open the login", url: `${env().APP_URL}/admin/${account.tenant?.slug ?? "platform"}` },
			footer: "If this wasn't you, tell another admin at once. They can remove the account.",
		}),
	}
}
