import { captureConstraints, type DeviceChoice } from "./capture-constraints"

export interface MediaChoice {
	id: string
	label: string
}

export interface Camera {
	stream: MediaStream
	cameras: MediaChoice[]
	microphones: MediaChoice[]
	/** What is in use, as the pickers name it. */
	choice: DeviceChoice
	/** A camera that faces the visitor is shown as a mirror, one that faces the room is not. */
	facesVisitor: boolean
}

/** Rejects with what getUserMedia rejects with. The caller closes the stream. */
export async function openCamera(
	choice: DeviceChoice,
	devices: Pick<MediaDevices, "getUserMedia" | "enumerateDevices">,
): Promise<Camera> {
	const stream = await request(choice, devices)
	// Labels are empty until permission is given, so the pickers are filled only now.
	const all = await devices.enumerateDevices().catch(() => [])
	const settings = stream.getVideoTracks()[0]?.getSettings()
	return {
		stream,
		cameras: named(all, "videoinput", "Camera"),
		microphones: named(all, "audioinput", "Microphone"),
		choice: {
			cameraId: settings?.deviceId ?? choice.cameraId,
			microphoneId: stream.getAudioTracks()[0]?.getSettings().deviceId ?? choice.microphoneId,
		},
		facesVisitor: settings?.facingMode !== "environment",
	}
}

/** Some drivers refuse the size limits outright: a picture in another size is better than none. */
async function request(
	choice: DeviceChoice,
	devices: Pick<MediaDevices, "getUserMedia" | "enumerateDevices">,
): Promise<MediaStream> {
	try {
		return await devices.getUserMedia(captureConstraints(choice))
	} catch (error) {
		if ((error as { name?: unknown } | null)?.name !== "OverconstrainedError") throw error
		return devices.getUserMedia({ video: { facingMode: "user" }, audio: true })
	}
}

function named(devices: MediaDeviceInfo[], kind: MediaDeviceKind, fallback: string): MediaChoice[] {
	return devices
		.filter((device) => device.kind === kind && device.deviceId !== "")
		.map((device, index) => ({ id: device.deviceId, label: device.label || `${fallback} ${index + 1}` }))
}

export function closeStream(stream: MediaStream | undefined): void {
	for (const track of stream?.getTracks() ?? []) track.stop()
}
