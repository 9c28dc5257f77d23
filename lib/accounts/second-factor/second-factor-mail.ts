import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { describeDevice } from "../own/describe-device"

export interface FactorNews {
	what:
		| "added"
		| "removed"
		| "reset"
		| "codes_renewed"
		| "code_used"
		| "app_added"
		| "app_removed"
		| "passkey_added"
		| "passkey_removed"
		| "passkey_copied"
	/** Recovery codes that are left, if one was used. */
	left?: number
	passkey?: string
	isLast?: boolean
}

interface Recipient {
	email: string
	tenant: { slug: string; name: string } | null
}

export function fromDevice({ address, userAgent }: { address: string; userAgent: string }): string {
	return `from ${describeDevice(userAgent)} at ${address}`
}

const codesLeft = (left: number) =>
	left === 0 ? "No recovery codes are left." : left === 1 ? "One code is left." : `${left} codes are left.`

function wordsOf({ what, left = 0, passkey = "", isLast = false }: FactorNews): { subject: string; means: string } {
	switch (what) {
		case "added":
			return {
				subject: "Two-step sign-in is on",
				means: "From now on, signing in takes your password and a code from your authenticator app.",
			}
		case "removed":
			return { subject: "Two-step sign-in is off", means: "From now on, your password alone signs you in." }
		case "reset":
			return {
				subject: "Two-step sign-in was reset",
				means:
					"Your authenticator app, passkeys, and recovery codes no longer count. Sign in with your password and set it up again.",
			}
		case "codes_renewed":
			return { subject: "You have new recovery codes", means: "They replace all earlier ones." }
		case "code_used":
			return {
				subject: "A recovery code was used",
				means: `A recovery code stood in for your second step. ${codesLeft(left)}`,
			}
		case "app_added":
			return {
				subject: "You have an authenticator app",
				means: "From now on, a code from it counts as your second step, as your passkeys do.",
			}
		case "app_removed":
			return {
				subject: "Your authenticator app was removed",
				means: "Its codes no longer count. Your passkeys still do.",
			}
		case "passkey_added":
			return {
				subject: "You have a new passkey",
				means: `The passkey “${passkey}” signs you in from now on, by itself or after your password.`,
			}
		case "passkey_removed":
			return {
				subject: "A passkey was removed",
				means: `The passkey “${passkey}” no longer counts. ${isLast ? "Two-step sign-in is off, so your password alone signs you in." : "Your other ways to sign in stay."}`,
			}
		case "passkey_copied":
			return {
				subject: "A passkey was refused",
				means: `The passkey “${passkey}” was used out of order, as if two devices held it. It wasn't accepted. If you didn't copy it yourself, remove it.`,
			}
	}
}

export function secondFactorMail({ email, tenant }: Recipient, news: FactorNews, by: string): OutgoingMail {
	const { subject, means } = wordsOf(news)
	const area = tenant?.slug ?? "platform"
	return {
		tenantId: null,
		kind: `account.second_factor_${news.what}`,
		to: email,
		fromName: tenant?.name ?? "Video Testimonials Platform",
		subject,
		...mailLayout({
			heading: subject,
			paragraphs: [means, `This was done for ${email}, ${by}.`],
			button: { label: "Open your account", url: `${env().APP_URL}/admin/${area}/account` },
			footer: "If this wasn't you, change your password and sign out everywhere.",
		}),
	}
}
