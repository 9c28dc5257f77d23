import { pathOf } from "./api"
import { newIdempotencyKey } from "./idempotency-key"
import { keepSending, submissionIdOf } from "./keep-sending"
import { appendHidden, type OutgoingText, type SendingOptions } from "./outgoing-submission"
import { quietStorage } from "./quiet-storage"
import { sendForm } from "./send-form"

const { read, write, forget } = quietStorage(() => sessionStorage)
const keyOf = (tenantSlug: string) => `text-key:${tenantSlug}`

/** The key of this tab's text. It survives a reload, since the answer may have been lost with the page. */
export function textKey(tenantSlug: string): string {
	const key = read(keyOf(tenantSlug)) ?? newIdempotencyKey()
	write(keyOf(tenantSlug), key)
	return key
}

export function forgetTextKey(tenantSlug: string): void {
	forget(keyOf(tenantSlug))
}

function formOf({ fields, text, photo, consent, consentVersion, invite, hidden }: OutgoingText): FormData {
	const form = new FormData()
	form.append("consent_version", consentVersion)
	for (const [name, value] of Object.entries({ ...fields, text })) if (value) form.append(name, value)
	form.append("consent", String(consent))
	if (invite) form.append("invite", invite)
	appendHidden(form, hidden)
	if (photo) form.append("photo", photo, "photo")
	return form
}

export function sendText(
	tenantSlug: string,
	outgoing: OutgoingText,
	{ signal, onStatus }: SendingOptions,
): Promise<string> {
	const headers = { accept: "application/json", "idempotency-key": outgoing.key }
	const path = pathOf("POST /api/tenant/{tenantSlug}/submit-text", { tenantSlug })
	return keepSending(
		async () => {
			onStatus({ phase: "processing" })
			return submissionIdOf(await sendForm(path, formOf(outgoing), { headers, signal, onProgress() {} }))
		},
		{ signal, onStatus, sentBytes: () => 0, totalBytes: 0 },
	)
}
