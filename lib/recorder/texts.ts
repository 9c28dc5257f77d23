/* Failures of the camera and of a recording. */
export const CAMERA_DENIED = "Camera access denied. Please allow camera permissions and refresh the page."
export const cameraFailed = (reason: string) => `Camera access failed: ${reason}`
export const RECORDING_FAILED = "Recording failed. Please try again."
export const recordingStartFailed = (reason: string) => `Recording failed: ${reason}`
export const NO_CAMERA_OR_MICROPHONE = "no camera or microphone was found on this device."
export const NO_CAMERA = "no camera was found on this device."
export const NO_MICROPHONE = "no microphone was found on this device."
export const CAMERA_BUSY = "another app or browser tab is using it."
export const CAMERA_GONE = "it was disconnected."
export const INSECURE = "this page wasn't opened over a secure connection."
export const UNSUPPORTED = "this browser can't use the camera."
export const CANNOT_RECORD = "this browser can't record video."
export const KEPT_AFTER_LOSS = "The camera was disconnected. We kept what you recorded before that."

/* Chosen files. */
export const FILE_UNREADABLE = "We couldn't read this file. Please choose another one."

/* Names of devices that tell none. */
export const CAMERA_NAME = "Camera"
export const MICROPHONE_NAME = "Microphone"
export const numbered = (name: string, number: number) => `${name} ${number}`

/** The name of an app that tells none. */
export const UNKNOWN_APP = "this app"
