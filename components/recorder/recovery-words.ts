/* Apart from recorder-words.ts, because recovery.tsx loads only if there is a take to recover. */

import { t } from "@/lib/languages/t"

export const safe = "Your recording is safe"
export const recordingSafe = (length: string) => t`Your recording of ${length} is safe`
export const allArrived = (size: string) => t`All ${size} uploaded. Submit to finish.`
export const partArrived = (sent: string, size: string) =>
	t`${sent} of ${size} uploaded. Submit picks up where it left off.`
export const sendingInterrupted = (size: string) =>
	t`Sending its ${size} was interrupted. Submit picks up where it left off.`
export const recordedOn = (moment: string, size: string) => t`Recorded on ${moment} (${size})`
export const chosenOn = (moment: string, size: string) => t`Chosen on ${moment} (${size})`
export const cutOff = (when: string) => t`${when}, and cut off when the page closed.`
export const notSent = (when: string) => t`${when}. Nothing has been sent yet.`
export const otherRecordings = "Other recordings"
export const alsoSafe = "Also safe on this device"
export const video = "Video"
export const atMoment = (moment: string) => `· ${moment}`
export const show = "Show"
export const showRecording = (length: string, moment: string) => t`Show the recording of ${length} from ${moment}`
