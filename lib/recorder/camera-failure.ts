import { t } from "@/lib/languages/t"
import { isDenied } from "./camera"
import type { CaptureObstacle } from "./capture-obstacle"
import type { RecorderFailure } from "./recorder-machine"
import * as failureWords from "./words"

export interface CameraFailure {
	message: string
	failure: RecorderFailure
}

type Texts = typeof import("./camera-error-text")

/** The sentences load with the first failure, not with the page. */
const textOf = (say: (texts: Texts) => string): Promise<string> =>
	import("./camera-error-text").then(say, () => failureWords.cameraFailed(t(failureWords.unsupported)))

export async function cameraFailure(
	error: unknown,
	devices: Pick<MediaDevices, "enumerateDevices">,
): Promise<CameraFailure> {
	const all = await devices.enumerateDevices().catch(() => [])
	const kinds = all.map(({ kind }) => kind)
	const message = await textOf((texts) => texts.cameraErrorText(error, kinds))
	return { message, failure: isDenied(error) ? "denied" : "camera" }
}

export async function obstacleFailure(obstacle: CaptureObstacle): Promise<CameraFailure> {
	return { message: await textOf((texts) => texts.obstacleText(obstacle)), failure: "unavailable" }
}
