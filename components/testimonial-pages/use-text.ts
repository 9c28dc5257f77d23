import { useEffect } from "react"
import { LazyUploadProgress } from "./lazy-parts"
import { type AgreedFields, loadFailure, useSending } from "./use-sending"

const loadSender = () => import("./send-written")

/** Sends a written testimonial and then opens the thank-you page. Cancel keeps everything for another try. */
export function useText(tenantSlug: string, writing: boolean) {
	const { upload, start, cancel } = useSending(tenantSlug)
	// Loaded early, since the network may be gone when the visitor sends.
	useEffect(() => {
		if (!writing) return
		loadSender().catch(() => {})
		loadFailure().catch(() => {})
		LazyUploadProgress.preload()
	}, [writing])

	function send(fields: AgreedFields, photo: File | null): void {
		void start({
			first: { phase: "processing" },
			send: async (options) => (await loadSender()).sendWritten(tenantSlug, fields, photo, options),
			wipe: async () => (await loadSender()).forgetSent(tenantSlug),
		})
	}

	return { upload, send, cancel }
}
