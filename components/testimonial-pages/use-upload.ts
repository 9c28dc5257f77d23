import { useEffect } from "react"
import type { Take } from "@/lib/recorder/take"
import { LazyUploadProgress } from "./lazy-parts"
import { type AgreedFields, loadFailure, useSending } from "./use-sending"

/** Deleting the local copy takes milliseconds. A browser that hangs must not keep the visitor here. */
const WIPE_MS = 1000

const loadSender = () => import("./send-take")

/** Sends a take and then opens the thank-you page. Cancel keeps everything for another try. */
export function useUpload(tenantSlug: string, take: Take | null, onSent: () => void) {
	const { upload, start, cancel } = useSending(tenantSlug)
	// Loaded early, since the network may be gone when the visitor sends.
	useEffect(() => {
		if (!take) return
		loadSender().then(
			({ prepareToSend }) => prepareToSend(take),
			() => {},
		)
		loadFailure().catch(() => {})
		LazyUploadProgress.preload()
	}, [take])

	function send(fields: AgreedFields, take: Take): void {
		void start({
			first: { phase: "sending", sentBytes: take.upload.sentBytes, totalBytes: take.blob.size, secondsLeft: null },
			send: async (options) => (await loadSender()).sendTake(tenantSlug, fields, take, options),
			async wipe() {
				// Waits before leaving, because a page that unloads drops unfinished writes.
				await Promise.race([take.kept.wipe(), new Promise((resolve) => setTimeout(resolve, WIPE_MS))])
				onSent()
			},
		})
	}

	return { upload, send, cancel }
}
