import type { RecorderFailure } from "@/lib/recorder/recorder-machine"

/* The one button, and what stands around it. */
export const START_CAMERA = "Start Camera"
export const START_RECORDING = "Start Recording"
export const SKIP_COUNTDOWN = "Skip countdown"
export const STOP_RECORDING = "Stop Recording"
export const RECORD_AGAIN = "Record Again"
export const RETRY = "Retry"
export const SUBMIT = "Submit"
export const USE_THIS_VIDEO = "Use this video"
export const CANCEL = "Cancel"
export const CLOSE_CAMERA = "Close camera"
export const CLOSE_REVIEW = "Back to the page"
export const CAMERA = "Camera"
export const MICROPHONE = "Microphone"
export const LENGTH = "Length"
export const SIZE = "Size"

/* What screen readers call its parts. */
export const STAGE_LABEL = "Video recorder"
export const PREVIEW_LABEL = "Your camera"
export const PLAYBACK_LABEL = "Your video"
export const QUESTIONS_LABEL = "Ideas for what to say"
export const PREVIOUS_QUESTION = "Previous question"
export const NEXT_QUESTION = "Next question"
export const questionOf = (at: number, count: number) => `${at} of ${count}`

/* Before the camera is on. */
export const INTRO_TITLE = "See how you look first"
export const PROMISE_CAMERA = "Turning on the camera doesn't start recording."
export const promiseLength = (limit: string) => `Up to ${limit}, as often as you like.`
export const PROMISE_SENDING = "Nothing is sent until you submit."
export const ASKING_TITLE = "Your browser has a question"
export const ASKING_TEXT = "It needs your OK to use the camera and microphone. Choose Allow. You're not recording yet."
export const insideApp = (app: string) =>
	`You're inside ${app === "this app" ? "an app" : app}. If the camera doesn't start, open this page in your browser.`

/* While the camera is on. */
export const upTo = (limit: string) => `Up to ${limit}`
export const elapsedOf = (elapsed: string, limit: string) => `${elapsed} / ${limit}`
export const SAY_HELLO = "Say hello"
export const MIC_WORKING = "Mic is working"

/* Files. */
export const CHOOSE_FILE = "or choose a video file"
export const CHOOSE_FILE_INSTEAD = "Choose a file instead"
export const CHOOSE_ANOTHER_FILE = "Choose another file"
export const READING_FILE = "Reading the video…"

/* Failures. */
export const FAILURE_HELP: Record<Exclude<RecorderFailure, "denied">, string> = {
	camera: "Check that it's connected and that no other app or tab is using it, then press Retry.",
	unavailable:
		"Open this page in an up-to-date Chrome, Safari, Edge, or Firefox, at an address that starts with https.",
	recording: "Press Retry. We kept what you typed, and what you'd recorded so far if this device could store it.",
}
export const COPY_ADDRESS = "Copy the address"
export const ADDRESS_COPIED = "Address copied"

/* Copies on this device. */
export const NOT_KEPT = "This browser can't keep a copy of your video. Please leave this page open until it's sent."
export const KEPT = "Kept safe on this device until you submit it."
export const RECORDING_SAFE = "Your recording is safe"
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
export const OTHER_RECORDINGS = "Other recordings"
export const ALSO_SAFE = "Also safe on this device"
export const VIDEO = "Video"
export const atMoment = (moment: string) => `· ${moment}`
export const SHOW = "Show"
export const showRecording = (length: string, moment: string) => `Show the recording of ${length} from ${moment}`
