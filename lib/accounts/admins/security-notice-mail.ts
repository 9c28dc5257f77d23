import { env } from "@/lib/env"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { resetWords } from "../reset/words"
import type { TenantRole } from "../roles"

/** Admins by address and keys by first characters: with a chosen name, a stranger could write into everyone's mail. */
export type SecurityNews =
	| { what: "owner_invited"; email: string }
	| { what: "role_changed"; email: string; from: TenantRole; to: TenantRole; ended: string[] }
	| { what: "removed"; email: string; ended: string[] }
	| { what: "key_made" | "key_ended"; start: string }
	| { what: "address_changed"; email: string; before: string }

/** Null for the platform. */
export type NoticedTenant = { slug: string; name: string } | null

const keysEnded = (ended: string[]) =>
	ended.length === 0 ? "" : ` Their API keys that begin with ${ended.join(", ")} no longer work.`

function wordsOf(news: SecurityNews, name: string): { subject: string; means: string } {
	switch (news.what) {
		case "owner_invited":
			return {
				subject: `A new admin was invited to manage ${name}`,
				means: `${news.email} was invited, and may do everything that you may once they choose a password.`,
			}
		case "role_changed":
			return {
				subject: `An admin of ${name} has another role`,
				means: `${news.email} is now ${news.to === "viewer" ? "a" : "an"} ${news.to}, and was ${news.from === "viewer" ? "a" : "an"} ${news.from} before.${keysEnded(news.ended)}`,
			}
		case "removed":
			return {
				subject: `An admin was removed from ${name}`,
				means: `${news.email} was removed, and can no longer sign in.${keysEnded(news.ended)}`,
			}
		case "key_made":
			return {
				subject: `${name} has a new API key`,
				means: `A program can use the key that begins with ${news.start} from now on.`,
			}
		case "key_ended":
			return {
				subject: `An API key of ${name} was revoked`,
				means: `The key that begins with ${news.start} no longer works.`,
			}
		case "address_changed":
			return {
				subject: `An admin of ${name} has another address`,
				means: `${news.before} signs in as ${news.email} from now on.`,
			}
	}
}

export function securityNoticeMail(to: string, tenant: NoticedTenant, news: SecurityNews, by: string): OutgoingMail {
	const name = tenant?.name ?? resetWords.platformName
	const { subject, means } = wordsOf(news, name)
	const team = tenant ? `${tenant.slug}/dashboard?tab=settings&section=team` : "platform/dashboard"
	return {
		tenantId: null,
		kind: "account.security_notice",
		to,
		fromName: name,
		subject,
		...mailLayout({
			heading: subject,
			paragraphs: [means, `This was done by ${by}.`],
			button: { label: "See who can sign in", url: `${env().APP_URL}/admin/${team}` },
			footer: "If no one of you wanted this, undo it, change your password, and sign out everywhere.",
		}),
	}
}
