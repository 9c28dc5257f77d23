import { env } from "@/lib/env"
import { t } from "@/lib/languages/t"
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
	sha256: string
	wording: ConsentWording
	token: string
	statement: string | null
}

export type ReceiptTenant = Pick<
	VisitedTenant,
	"id" | "name" | "logoKey" | "brandColor" | "emailFromName" | "emailAddress" | "notifyEmail"
>

/** Contains nothing from the form, not even the name: the address is unproven, and a stranger's words must not go out in
 * the business's name. It is sent regardless of `email_enabled`, which only concerns the business's notifications. */
export function receiptMail(
	tenant: ReceiptTenant,
	{ kind, email, givenAt, sha256, wording, token, statement }: Consented,
): OutgoingMail {
	const isVideo = kind === "video"
	const business = tenant.name
	const moment = momentText(givenAt)
	return {
		tenantId: tenant.id,
		kind: CONSENT_RECEIPT,
		to: email,
		aboutEmail: email,
		fromName: tenant.emailFromName || tenant.name,
		replyTo: tenant.emailAddress || tenant.notifyEmail,
		subject: t`Your testimonial for ${business}: what you agreed to`,
		...mailLayout({
			brand: mailBrand(tenant),
			heading: t("What you agreed to"),
			paragraphs: [
				isVideo
					? t(
							"Thanks for your video testimonial. This is your record of the consent you gave with it, so please keep it.",
						)
					: t(
							"Thanks for your written testimonial. This is your record of the consent you gave with it, so please keep it.",
						),
				`${t("You agreed to:")}\n“${wording.text}”\n${t`(version ${wording.version})`}`,
				`${t`Given to: ${business}`}\n${t`Date: ${moment}`}`,
				`${isVideo ? t("Fingerprint of your video (SHA-256):") : t("Fingerprint of your text (SHA-256):")}\n${groupFingerprint(sha256)}`,
				isVideo
					? t(
							"Use the private link below to watch your video, see what's public, or withdraw your consent anytime. Anyone with the link can do the same, so keep it to yourself.",
						)
					: t(
							"Use the private link below to read your text, see what's public, or withdraw your consent anytime. Anyone with the link can do the same, so keep it to yourself.",
						),
			],
			...(statement !== null && {
				proof: {
					label: t(
						"Signed statement of the above, which you can check at your private link even if this site's records change:",
					),
					text: statement,
				},
			}),
			button: { label: t("View or withdraw your consent"), url: `${env().APP_URL}/consent/${token}` },
			footer: isVideo
				? t`You're getting this because your address was entered with a video testimonial for ${business}. If that wasn't you, use the link above to withdraw the consent.`
				: t`You're getting this because your address was entered with a written testimonial for ${business}. If that wasn't you, use the link above to withdraw the consent.`,
		}),
	}
}
