import { secondsLeft, type TransferSamples, withSample } from "./transfer-rate"

export interface ProgressStatus {
	phase: "sending"
	sentBytes: number
	totalBytes: number
	secondsLeft: number | null
}

/** Follows one transfer. The rate counts from the first call, so bytes of an earlier attempt do not inflate it. */
export function progressOf(
	videoBytes: number,
	onStatus: (status: ProgressStatus) => void,
	now: () => number = () => performance.now(),
): (sentBytes: number, totalBytes?: number) => void {
	let samples: TransferSamples = []
	return (sentBytes, totalBytes = videoBytes) => {
		samples = withSample(samples, now(), sentBytes)
		onStatus({ phase: "sending", sentBytes, totalBytes, secondsLeft: secondsLeft(samples, totalBytes) })
	}
}
