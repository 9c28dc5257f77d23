import { normalizeEmail } from "@/lib/accounts/email-address"
import type { SendingOptions } from "@/lib/client/outgoing-submission"
import { forgetTextKey, sendText, textKey } from "@/lib/client/send-text"
import { inviteToken } from "./invite-token"
import type { AgreedFields } from "./use-sending"

/** Forgets the key under which this tab sent its text. */
export const forgetSent = forgetTextKey

/** Sends a written testimonial. Resolves to the submission's id, rejects as sendText() does. */
export function sendWritten(
	tenantSlug: string,
	fields: AgreedFields,
	photo: File | null,
	options: SendingOptions,
): Promise<string> {
	const outgoing = {
		key: textKey(tenantSlug),
		name: fields.name.trim(),
		email: normalizeEmail(fields.email),
		website: fields.website.trim(),
		consent: fields.consent,
		consentVersion: fields.consentVersion,
		stars: fields.stars ?? "",
		invite: inviteToken() || null,
		text: fields.text ?? "",
		photo,
	}
	return sendText(tenantSlug, outgoing, options)
}
