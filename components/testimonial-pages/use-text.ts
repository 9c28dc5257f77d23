import { useEffect } from "react"
import { normalizeEmail } from "@/lib/accounts/email-address"
import { inviteToken } from "./invite-token"
import { loadUploadProgress } from "./lazy-upload-progress"
import { type AgreedFields, useSending } from "./use-sending"

const loadSender = () => import("@/lib/client/send-text")

/** Sends a written testimonial and then opens the thank-you page. Cancel keeps everything for another try. */
export function useText(tenantSlug: string, writing: boolean) {
	const { upload, start, cancel } = useSending(tenantSlug)
	// Loaded early, since the network may be gone when the visitor sends.
	useEffect(() => {
		if (!writing) return
		loadSender().catch(() => {})
		loadUploadProgress().catch(() => {})
	}, [writing])

	function send(fields: AgreedFields, photo: File | null): void {
		void start({
			first: { phase: "processing" },
			async send(options) {
				const { sendText, textKey } = await loadSender()
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
			},
			wipe: async () => (await loadSender()).forgetTextKey(tenantSlug),
		})
	}

	return { upload, send, cancel }
}
