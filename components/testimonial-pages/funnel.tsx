import { useEffect, useState } from "react"
import { call } from "@/lib/client/api"
import { newIdempotencyKey } from "@/lib/client/idempotency-key"
import { detectInAppBrowser } from "@/lib/recorder/detect-in-app-browser"
import type { RecorderFailure, RecorderState } from "@/lib/recorder/recorder-machine"
import type { CameraReason, FunnelStep, SubmitReason } from "@/lib/submissions/funnel/steps"
import type { UploadView } from "./upload-view"

export interface FunnelProps {
	tenantSlug: string
	invited: boolean
	state: RecorderState
	upload: UploadView
	formId: string
}

/**
 * Reports how far the visitor comes, one beacon a step. It reports no name, address, cookie, or fingerprint: `visit` is
 * made up for this page and lost with it. A beacon that does not arrive is not missed.
 */
export function Funnel({ tenantSlug, invited, state, upload, formId }: FunnelProps) {
	const [note] = useState(() => stepReporter(tenantSlug, invited))

	useEffect(() => note("opened"), [note])

	useEffect(() => {
		if (state.name === "requesting") note("camera_asked")
		if (state.name === "ready") note("camera_allowed")
		if (state.name === "recording") note("recording_begun")
		if (state.name === "recorded") note("take_kept")
		if (state.name === "error" && state.failure !== "recording") note("camera_refused", cameraReason(state.failure))
	}, [note, state])

	useEffect(() => {
		const form = document.getElementById(formId)
		const begin = () => note("form_begun")
		form?.addEventListener("input", begin)
		return () => form?.removeEventListener("input", begin)
	}, [note, formId])

	useEffect(() => {
		if (upload.phase === "idle") return
		note("submit_pressed")
		if (upload.phase === "failed") note("submit_failed", submitReason(upload.status))
		if (upload.phase === "sent") note("submitted")
	}, [note, upload])

	return null
}

function stepReporter(tenantSlug: string, invited: boolean) {
	const visit = newIdempotencyKey()
	const device = matchMedia("(pointer: coarse)").matches ? "phone" : "desk"
	const noted = new Set<FunnelStep>()
	return (step: FunnelStep, reason?: CameraReason | SubmitReason) => {
		if (noted.has(step)) return
		noted.add(step)
		// The last step is reported while the thank-you page opens.
		const body = { visit, step, device, invited, reason } as const
		call("POST /api/tenant/{tenantSlug}/funnel", { params: { tenantSlug }, body, keepalive: true }).catch(() => {})
	}
}

function cameraReason(failure: Exclude<RecorderFailure, "recording">): CameraReason {
	return detectInAppBrowser(navigator.userAgent) ? "in_app" : failure
}

/** @param status of the answer; 0 if none came. */
function submitReason(status: number): SubmitReason {
	if (status === 0) return "offline"
	if (status === 429 || status === 503) return "busy"
	return status < 500 ? "refused" : "server"
}
