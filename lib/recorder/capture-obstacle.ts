/** What stands between this page and a camera before anybody is asked, or null. */
export type CaptureObstacle = "insecure" | "no-camera-api" | "no-recorder"

export interface CaptureSurroundings {
	isSecureContext: boolean
	hasGetUserMedia: boolean
	hasMediaRecorder: boolean
}

/** An insecure page has no mediaDevices either: the cause is named before its symptom. */
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
