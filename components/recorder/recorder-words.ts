import { t } from "@/lib/languages/t"

export const startCamera = "Start Camera"
export const startRecording = "Start Recording"
export const skipCountdown = "Skip countdown"
export const stopRecording = "Stop Recording"
export const recordAgain = "Record Again"
export const retry = "Retry"
export const submit = "Submit"
export const useThisVideo = "Use this video"
export const cancel = "Cancel"
export const closeCamera = "Close camera"
export const closeReview = "Back to the page"
export const camera = "Camera"
export const microphone = "Microphone"
export const length = "Length"
export const size = "Size"

export const stageLabel = "Video recorder"
export const previewLabel = "Your camera"
export const playbackLabel = "Your video"

export const introTitle = "See how you look first"
export const promiseCamera = "Turning on the camera doesn't start recording."
export const promiseLength = (limit: string) => t`Up to ${limit}, as often as you like.`
export const promiseSending = "Nothing is sent until you submit."
export const askingTitle = "Your browser has a question"
export const askingText = "It needs your OK to use the camera and microphone. Choose Allow. You're not recording yet."
export const insideApp = (app: string) =>
	app === "this app"
		? t("You're inside an app. If the camera doesn't start, open this page in your browser.")
		: t`You're inside ${app}. If the camera doesn't start, open this page in your browser.`

export const upTo = (limit: string) => t`Up to ${limit}`
export const elapsedOf = (elapsed: string, limit: string) => `${elapsed} / ${limit}`

export const chooseFile = "or choose a video file"
export const chooseFileInstead = "Choose a file instead"
export const chooseAnotherFile = "Choose another file"
export const readingFile = "Reading the video…"
