/* Failures of the camera and of a recording. */
export const CAMERA_DENIED = "Camera access denied. Please allow camera permissions and refresh the page."
export const cameraFailed = (reason: string) => `Camera access failed: ${reason}`
export const RECORDING_FAILED = "Recording failed. Please try again."
export const recordingStartFailed = (reason: string) => `Recording failed: ${reason}`
export const NO_CAMERA_OR_MICROPHONE = "no camera or microphone was found on this device."
export const CAMERA_BUSY = "another app or browser tab is using it."
export const CAMERA_GONE = "it was disconnected."
export const INSECURE = "this page wasn't opened over a secure connection."
export const UNSUPPORTED = "this browser can't use the camera."
export const CANNOT_RECORD = "this browser can't record video."
export const KEPT_AFTER_LOSS = "The camera was disconnected. We kept what you recorded before that."

/* Chosen files. */
export const FILE_TOO_LARGE = "This video is larger than 250 MB. Please choose a smaller one."
export const fileTooLong = (limit: string) => `This video is longer than ${limit}. Please choose a shorter one.`
export const FILE_NOT_VIDEO = "This file isn't a WebM or MP4 video. Please choose another one."
export const FILE_EMPTY = "This file is empty. Please choose another one."
export const FILE_UNREADABLE = "We couldn't read this file. Please choose another one."

/* Names of devices that tell none. */
export const CAMERA_NAME = "Camera"
export const MICROPHONE_NAME = "Microphone"
export const numbered = (name: string, number: number) => `${name} ${number}`

/** The name of an app that tells none. */
export const UNKNOWN_APP = "this app"

/* What a screen reader says. */
export const ASKING = "Your browser is asking for your camera and microphone."
export const cameraOn = (limit: string) => `The camera is on. You're not recording yet. You can record up to ${limit}.`
export const RECORDING_STOPPED = "Recording stopped."
export const RECORDING = "Recording."
export const secondsLeft = (seconds: number) => `${seconds} seconds left.`
export const recordedSoFar = (length: string) => `${length} recorded.`
export const RECORDING_SAFE = "Your recording is safe"
export const VIDEO_READY = "Your video is ready"
export const RECOVERED_CHOICES = "You can play it, submit it, or record again."
export const FRESH_CHOICES = "You can play it, record again, or fill in the form."
export const lengthAndSize = (length: string, size: string) => `${length}, ${size}`
export const counted = (count: number, unit: "minute" | "second") => `${count} ${unit}${count === 1 ? "" : "s"}`
