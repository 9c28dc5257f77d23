import { t } from "@/lib/languages/t"
import { captureConstraints, type DeviceChoice } from "./capture-constraints"
import * as failureWords from "./words"

export interface MediaChoice {
	id: string
	label: string
}

export interface Camera {
	stream: MediaStream
	cameras: MediaChoice[]
	microphones: MediaChoice[]
	choice: DeviceChoice
	facesVisitor: boolean
}

/** Rejects with getUserMedia's error. Closes the camera and answers null if the visitor no longer wants it. */
export async function openCamera(
	choice: DeviceChoice,
	devices: Pick<MediaDevices, "getUserMedia" | "enumerateDevices">,
	isWanted: () => boolean,
): Promise<Camera | null> {
	const stream = await request(choice, devices, isWanted)
	if (!isWanted()) {
		closeStream(stream)
		return null
	}
	// Labels are empty until permission is given, so the pickers are filled only now.
	const all = await devices.enumerateDevices().catch(() => [])
	const settings = stream.getVideoTracks()[0]?.getSettings()
	return {
		stream,
		cameras: named(all, "videoinput", t(failureWords.cameraName)),
		microphones: named(all, "audioinput", t(failureWords.microphoneName)),
		choice: {
			cameraId: settings?.deviceId ?? choice.cameraId,
			microphoneId: stream.getAudioTracks()[0]?.getSettings().deviceId ?? choice.microphoneId,
		},
		facesVisitor: settings?.facingMode !== "environment",
	}
}

const DENIALS: readonly unknown[] = ["NotAllowedError", "PermissionDeniedError", "SecurityError"]

/** True if the visitor or a policy denied access. A retry without their help is then pointless. */
export const isDenied = (error: unknown) => DENIALS.includes((error as { name?: unknown } | null)?.name)

/** Some drivers refuse the size limits outright. The retry without them gives a picture in another size. */
async function request(
	choice: DeviceChoice,
	devices: Pick<MediaDevices, "getUserMedia">,
	isWanted: () => boolean,
): Promise<MediaStream> {
	try {
		return await devices.getUserMedia(captureConstraints(choice))
	} catch (error) {
		if ((error as { name?: unknown } | null)?.name !== "OverconstrainedError" || !isWanted()) throw error
		return devices.getUserMedia({ video: { facingMode: "user" }, audio: true })
	}
}

function named(devices: MediaDeviceInfo[], kind: MediaDeviceKind, fallback: string): MediaChoice[] {
	return devices
		.filter((device) => device.kind === kind && device.deviceId !== "")
		.map((device, index) => ({
			id: device.deviceId,
			label: device.label || failureWords.numbered(fallback, index + 1),
		}))
}

export function closeStream(stream: MediaStream | undefined): void {
	for (const track of stream?.getTracks() ?? []) track.stop()
}

export function isLive(camera: Camera | null): boolean {
	const tracks = camera?.stream.getTracks() ?? []
	return tracks.length > 0 && tracks.every((track) => track.readyState === "live")
}

/** Live, and not paused by the system. */
export function isSeeing(camera: Camera): boolean {
	return isLive(camera) && camera.stream.getVideoTracks().every((track) => !track.muted)
}
