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

/* Files. */
export const CHOOSE_FILE = "or choose a video file"
export const CHOOSE_FILE_INSTEAD = "Choose a file instead"
export const CHOOSE_ANOTHER_FILE = "Choose another file"
export const READING_FILE = "Reading the video…"
