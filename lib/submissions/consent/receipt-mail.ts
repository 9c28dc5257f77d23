import { env } from "@/lib/env"
import { CONSENT_RECEIPT } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import { mailBrand } from "@/lib/tenants/mail-brand"
import type { VisitedTenant } from "@/lib/tenants/queries"
import type { ConsentWording } from "../consent-text"
import type { SubmissionKind } from "../kinds"
import { groupFingerprint } from "./group-fingerprint"
import { momentText } from "./moment-text"

export interface Consented {
	kind: SubmissionKind
	email: string
	givenAt: Date
	/** Hex, of the video as received, or of the text. */
	sha256: string
	wording: ConsentWording
	token: string
	/** Signed, in the compact form. */
	statement: string | null
}

export type ReceiptTenant = Pick<
	VisitedTenant,
	"id" | "name" | "logoKey" | "brandColor" | "emailFromName" | "emailAddress" | "notifyEmail"
>

const WORDS = {
	video: { testimonial: "video testimonial", thing: "video", look: "watch your video" },
	written: { testimonial: "written testimonial", thing: "text", look: "read your text" },
} as const satisfies Record<SubmissionKind, unknown>

const PROOF =
	"Signed statement of the above, which you can check at your private link even if this site's records change:"

/** Contains nothing from the form, not even the name: the address is unproven, and a stranger's words must not go out in
 * the business's name. It is sent regardless of `email_enabled`, which only concerns the business's notifications. */
export function receiptMail(
	tenant: ReceiptTenant,
	{ kind, email, givenAt, sha256, wording, token, statement }: Consented,
): OutgoingMail {
	const words = WORDS[kind]
	return {
		tenantId: tenant.id,
		kind: CONSENT_RECEIPT,
		to: email,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		replyTo: tenant.emailAddress || tenant.notifyEmail,
		subject: `Your testimonial for ${tenant.name}: what you agreed to`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: "What you agreed to",
			paragraphs: [
				`Thanks for your ${words.testimonial}. This is your record of the consent you gave with it, so please keep it.`,
				`You agreed to:\n“${wording.text}”\n(version ${wording.version})`,
				`Given to: ${tenant.name}\nDate: ${momentText(givenAt)}`,
				`Fingerprint of your ${words.thing} (SHA-256):\n${groupFingerprint(sha256)}`,
				`Use the private link below to ${words.look}, see what's public, or withdraw your consent anytime. Anyone with the link can do the same, so keep it to yourself.`,
			],
			...(statement !== null && { proof: { label: PROOF, text: statement } }),
			button: { label: "View or withdraw your consent", url: `${env().APP_URL}/consent/${token}` },
			footer: `You're getting this because your address was entered with a ${words.testimonial} for ${tenant.name}. If that wasn't you, use the link above to withdraw the consent.`,
		}),
	}
}
