import { useEffect } from "react"
import { normalizeEmail } from "@/lib/accounts/email-address"
import { ApiError } from "@/lib/client/api"
import type { Take } from "@/lib/recorder/take"
import { inviteToken } from "./invite-token"
import { loadUploadProgress } from "./lazy-upload-progress"
import { SENT_ELSEWHERE } from "./page-texts"
import { type AgreedFields, useSending } from "./use-sending"

/**
 * Deleting the local copy takes milliseconds. A browser that hangs must not keep the visitor from the thank-you page.
 */
const WIPE_MS = 1000
const HELD = 423

const loadUploader = () => import("@/lib/client/upload-submission")

/** Sends a take and then opens the thank-you page. Cancel keeps everything for another try. */
export function useUpload(tenantSlug: string, take: Take | null, onSent: () => void) {
	const { upload, start, cancel } = useSending(tenantSlug)
	// Loaded early, since the network may be gone when the visitor sends.
	useEffect(() => {
		if (!take) return
		loadUploader().then(
			({ prepareUpload }) => prepareUpload(take.blob),
			() => {},
		)
		loadUploadProgress().catch(() => {})
	}, [take])

	function send(fields: AgreedFields, take: Take): void {
		void start({
			first: { phase: "sending", sentBytes: take.upload.sentBytes, totalBytes: take.blob.size, secondsLeft: null },
			async send(options) {
				if (!(await take.kept.hold())) throw new ApiError(HELD, SENT_ELSEWHERE)
				const { uploadSubmission } = await loadUploader()
				return uploadSubmission(
					tenantSlug,
					{
						key: take.key,
						name: fields.name.trim(),
						email: normalizeEmail(fields.email),
						website: fields.website.trim(),
						consent: fields.consent,
						consentVersion: fields.consentVersion,
						stars: fields.stars ?? "",
						invite: inviteToken() || null,
						durationSeconds: take.durationSeconds,
						poster: await take.poster,
						video: take.blob,
						place: take.upload,
					},
					{ ...options, onPlace: () => take.kept.noteUpload(take.upload) },
				)
			},
			async wipe() {
				// Waits before leaving, because a page that unloads drops unfinished writes.
				await Promise.race([take.kept.wipe(), new Promise((resolve) => setTimeout(resolve, WIPE_MS))])
				onSent()
			},
		})
	}

	return { upload, send, cancel }
}
