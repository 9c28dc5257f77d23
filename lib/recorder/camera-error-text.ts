import { t } from "@/lib/languages/t"
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
	if (isDenied(error)) return t(failureWords.cameraDenied)
	const { name, message } = nameAndMessage(error)
	switch (name) {
		case "NotFoundError":
		case "DevicesNotFoundError":
			return failureWords.cameraFailed(missing(kinds))
		case "NotReadableError":
		case "TrackStartError":
		case "AbortError":
			return failureWords.cameraFailed(t(failureWords.cameraBusy))
		case "OverconstrainedError":
		case "ConstraintNotSatisfiedError":
			return failureWords.cameraFailed(t(failureWords.unsupported))
		default:
			return failureWords.cameraFailed(message || t(failureWords.unsupported))
	}
}

function missing(kinds: readonly MediaDeviceKind[]): string {
	const camera = kinds.includes("videoinput")
	const microphone = kinds.includes("audioinput")
	if (camera && !microphone) return t(failureWords.noMicrophone)
	return microphone && !camera ? t(failureWords.noCamera) : t(failureWords.noCameraOrMicrophone)
}

const OBSTACLES: Record<CaptureObstacle, () => string> = {
	insecure: () => failureWords.cameraFailed(t(failureWords.insecure)),
	"no-camera-api": () => failureWords.cameraFailed(t(failureWords.unsupported)),
	"no-recorder": () => failureWords.recordingStartFailed(t(failureWords.cannotRecord)),
}

export const obstacleText = (obstacle: CaptureObstacle) => OBSTACLES[obstacle]()
