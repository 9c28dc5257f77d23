export type CaptureObstacle = "insecure" | "no-camera-api" | "no-recorder"

export interface CaptureSurroundings {
	isSecureContext: boolean
	hasGetUserMedia: boolean
	hasMediaRecorder: boolean
}

/** Checks the insecure page first: it has no mediaDevices either, but the message must name the cause. */
export function captureObstacle(surroundings: CaptureSurroundings): CaptureObstacle | null {
	if (!surroundings.isSecureContext) return "insecure"
	if (!surroundings.hasGetUserMedia) return "no-camera-api"
	if (!surroundings.hasMediaRecorder) return "no-recorder"
	return null
}

export function surroundingsOf(scope: typeof globalThis): CaptureSurroundings {
	return {
		isSecureContext: scope.isSecureContext,
		hasGetUserMedia: typeof scope.navigator?.mediaDevices?.getUserMedia === "function",
		hasMediaRecorder: typeof scope.MediaRecorder === "function",
	}
}
