import { env } from "@/lib/env"
import { CONSENT_RECEIPT } from "@/lib/mail/kinds"
import { mailLayout } from "@/lib/mail/layout"
import type { OutgoingMail } from "@/lib/mail/queue-mail"
import type { VisitedTenant } from "@/lib/tenants/queries"
import { CONSENT_TEXT, CONSENT_TEXT_VERSION } from "../consent-text"
import { groupFingerprint } from "./group-fingerprint"
import { momentText } from "./moment-text"

interface Consented {
	/** Normalized. */
	email: string
	givenAt: Date
	/** Hex, of the video as received. */
	sha256: string
	token: string
}

/**
 * The mail with what the customer agreed to, and how to withdraw it. It contains nothing from the form, not even the
 * name: the address is unproven, and a stranger's words must not go out in the business's name. It is sent regardless
 * of `email_enabled`, which only concerns the business's own notifications.
 */
export function receiptMail(
	tenant: Pick<VisitedTenant, "id" | "name" | "emailFromName" | "emailAddress" | "notifyEmail">,
	{ email, givenAt, sha256, token }: Consented,
): OutgoingMail {
	return {
		tenantId: tenant.id,
		kind: CONSENT_RECEIPT,
		to: email,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		replyTo: tenant.emailAddress || tenant.notifyEmail,
		subject: `Your testimonial for ${tenant.name}: what you agreed to`,
		...mailLayout({
			heading: "What you agreed to",
			paragraphs: [
				`Thank you for your video testimonial. This is the receipt of the consent that came with it; please keep it.`,
				`You agreed to:\n“${CONSENT_TEXT}”\n(wording of ${CONSENT_TEXT_VERSION})`,
				`To whom: ${tenant.name}\nWhen: ${momentText(givenAt)}`,
				`Fingerprint of your video (SHA-256):\n${groupFingerprint(sha256)}`,
				"At the private address below you can watch your video, see what is public of it, and withdraw your consent at any time. Whoever has the address can do the same: keep it to yourself.",
			],
			button: { label: "See or withdraw your consent", url: `${env().APP_URL}/consent/${token}` },
			footer: `You receive this because your address was given with a video testimonial for ${tenant.name}. If that was not you, withdraw the consent at the address above.`,
		}),
	}
}
