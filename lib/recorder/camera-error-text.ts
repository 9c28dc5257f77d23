import { isDenied } from "./camera"
import type { CaptureObstacle } from "./capture-obstacle"
import {
	CAMERA_BUSY,
	CAMERA_DENIED,
	CANNOT_RECORD,
	cameraFailed,
	INSECURE,
	NO_CAMERA,
	NO_CAMERA_OR_MICROPHONE,
	NO_MICROPHONE,
	recordingStartFailed,
	UNSUPPORTED,
} from "./texts"

function nameAndMessage(error: unknown): { name: string; message: string } {
	if (typeof error !== "object" || error === null) return { name: "", message: String(error) }
	const { name, message } = error as { name?: unknown; message?: unknown }
	return { name: String(name ?? ""), message: String(message ?? "") }
}

/** Why getUserMedia failed. Browsers list the `kinds` of devices without permission, too. */
export function cameraErrorText(error: unknown, kinds: readonly MediaDeviceKind[] = []): string {
	if (isDenied(error)) return CAMERA_DENIED
	const { name, message } = nameAndMessage(error)
	switch (name) {
		case "NotFoundError":
		case "DevicesNotFoundError":
			return cameraFailed(missing(kinds))
		case "NotReadableError":
		case "TrackStartError":
		case "AbortError":
			return cameraFailed(CAMERA_BUSY)
		case "OverconstrainedError":
		case "ConstraintNotSatisfiedError":
			return cameraFailed(UNSUPPORTED)
		default:
			return cameraFailed(message || UNSUPPORTED)
	}
}

function missing(kinds: readonly MediaDeviceKind[]): string {
	const camera = kinds.includes("videoinput")
	const microphone = kinds.includes("audioinput")
	if (camera && !microphone) return NO_MICROPHONE
	return microphone && !camera ? NO_CAMERA : NO_CAMERA_OR_MICROPHONE
}

const OBSTACLES: Record<CaptureObstacle, string> = {
	insecure: cameraFailed(INSECURE),
	"no-camera-api": cameraFailed(UNSUPPORTED),
	"no-recorder": recordingStartFailed(CANNOT_RECORD),
}

export const obstacleText = (obstacle: CaptureObstacle) => OBSTACLES[obstacle]
