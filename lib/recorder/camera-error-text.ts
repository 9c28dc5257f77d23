import { CAMERA_BUSY, CAMERA_DENIED, CANNOT_RECORD, cameraFailed, NO_CAMERA_OR_MICROPHONE, UNSUPPORTED } from "./texts"

function nameAndMessage(error: unknown): { name: string; message: string } {
	if (typeof error !== "object" || error === null) return { name: "", message: String(error) }
	const { name, message } = error as { name?: unknown; message?: unknown }
	return { name: String(name ?? ""), message: String(message ?? "") }
}

/** True if the visitor or a policy denied access. A retry without their help is then pointless. */
export function isDenied(error: unknown): boolean {
	const { name } = nameAndMessage(error)
	return name === "NotAllowedError" || name === "PermissionDeniedError" || name === "SecurityError"
}

/** The message for a failed getUserMedia, with a reason that a visitor understands, if one is known. */
export function cameraErrorText(error: unknown): string {
	if (isDenied(error)) return CAMERA_DENIED
	const { name, message } = nameAndMessage(error)
	switch (name) {
		case "NotFoundError":
		case "DevicesNotFoundError":
			return cameraFailed(NO_CAMERA_OR_MICROPHONE)
		case "NotReadableError":
		case "TrackStartError":
		case "AbortError":
			return cameraFailed(CAMERA_BUSY)
		default:
			return cameraFailed(message || name || UNSUPPORTED)
	}
}

/** The reason in `Recording failed: {reason}`. */
export function reasonOf(error: unknown): string {
	const { name, message } = nameAndMessage(error)
	return message || name || CANNOT_RECORD
}
