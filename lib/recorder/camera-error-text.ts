import { isDenied } from "./camera"
import type { CaptureObstacle } from "./capture-obstacle"
import * as failureWords from "./words"

function nameAndMessage(error: unknown): { name: string; message: string } {
	if (typeof error !== "object" || error === null) return { name: "", message: String(error) }
	const { name, message } = error as { name?: unknown; message?: unknown }
	return { name: String(name ?? ""), message: String(message ?? "") }
}

/** Why getUserMedia failed. Browsers list the `kinds` of devices without permission, too. */
export function cameraErrorText(error: unknown, kinds: readonly MediaDeviceKind[] = []): string {
	if (isDenied(error)) return failureWords.cameraDenied
	const { name, message } = nameAndMessage(error)
	switch (name) {
		case "NotFoundError":
		case "DevicesNotFoundError":
			return failureWords.cameraFailed(missing(kinds))
		case "NotReadableError":
		case "TrackStartError":
		case "AbortError":
			return failureWords.cameraFailed(failureWords.cameraBusy)
		case "OverconstrainedError":
		case "ConstraintNotSatisfiedError":
			return failureWords.cameraFailed(failureWords.unsupported)
		default:
			return failureWords.cameraFailed(message || failureWords.unsupported)
	}
}

function missing(kinds: readonly MediaDeviceKind[]): string {
	const camera = kinds.includes("videoinput")
	const microphone = kinds.includes("audioinput")
	if (camera && !microphone) return failureWords.noMicrophone
	return microphone && !camera ? failureWords.noCamera : failureWords.noCameraOrMicrophone
}

const OBSTACLES: Record<CaptureObstacle, string> = {
	insecure: failureWords.cameraFailed(failureWords.insecure),
	"no-camera-api": failureWords.cameraFailed(failureWords.unsupported),
	"no-recorder": failureWords.recordingStartFailed(failureWords.cannotRecord),
}

export const obstacleText = (obstacle: CaptureObstacle) => OBSTACLES[obstacle]
