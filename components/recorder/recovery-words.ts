/* Apart from recorder-words.ts, because recovery.tsx loads only if there is a take to recover. */

export const safe = "Your recording is safe"
export const recordingSafe = (length: string) => `Your recording of ${length} is safe`
export const allArrived = (size: string) => `All ${size} uploaded. Submit to finish.`
export const partArrived = (sent: string, size: string) =>
	`${sent} of ${size} uploaded. Submit picks up where it left off.`
export const sendingInterrupted = (size: string) =>
	`Sending its ${size} was interrupted. Submit picks up where it left off.`
export const recordedOn = (moment: string, size: string) => `Recorded on ${moment} (${size})`
export const chosenOn = (moment: string, size: string) => `Chosen on ${moment} (${size})`
export const cutOff = (when: string) => `${when}, and cut off when the page closed.`
export const notSent = (when: string) => `${when}. Nothing has been sent yet.`
export const otherRecordings = "Other recordings"
export const alsoSafe = "Also safe on this device"
export const video = "Video"
export const atMoment = (moment: string) => `· ${moment}`
export const show = "Show"
export const showRecording = (length: string, moment: string) => `Show the recording of ${length} from ${moment}`
