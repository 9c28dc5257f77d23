import type { SendingOptions } from "@/lib/client/outgoing-submission"
import { forgetTextKey, sendText, textKey } from "@/lib/client/send-text"
import { fieldsIn } from "@/lib/tenants/hidden-fields"
import { inviteToken } from "./invite-token"
import { trimmed } from "./read-form"
import type { AgreedFields } from "./use-sending"

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
		fields: trimmed(fields),
		consent: fields.consent,
		consentVersion: fields.consentVersion,
		invite: inviteToken() || null,
		hidden: fieldsIn(fields.hiddenFields ?? [], location.search),
		text: fields.text ?? "",
		photo,
	}
	return sendText(tenantSlug, outgoing, options)
}
