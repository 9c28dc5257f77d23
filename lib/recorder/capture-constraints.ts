export interface DeviceChoice {
	cameraId?: string
	microphoneId?: string
}

/** Only the maximum size is required and the rest is preferred, so a modest camera still works. */
export function captureConstraints({ cameraId, microphoneId }: DeviceChoice = {}): MediaStreamConstraints {
	return {
		video: {
			width: { ideal: 1280, max: 1920 },
			height: { ideal: 720, max: 1080 },
			frameRate: { ideal: 30 },
			...(cameraId ? { deviceId: { exact: cameraId } } : { facingMode: "user" }),
		},
		audio: {
			echoCancellation: true,
			noiseSuppression: true,
			sampleRate: 48_000,
			...(microphoneId ? { deviceId: { exact: microphoneId } } : {}),
		},
	}
}
